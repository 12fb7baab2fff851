import { roll } from '../actions/roll.ts';
import { kit } from '../kit.ts';

/** GD.B1, GD.B2: the seats take turns clockwise, and each begins with a roll; nothing comes before it (GD.R1). */
export const rolling = kit.phase({
  rule: 'GD.B1',
  awaiting: ({ table }) => (table.turn.rolls === 0 ? [table.current] : []),
  actions: [roll],
  to: ['acting'],
  enter: ({ table }, { emit }) => emit({ type: 'turn-began', seat: table.current, round: table.round }),
  refuse({ table }, seat, type) {
    if (seat !== table.current) return undefined;
    if (ADDITIONAL.includes(type)) return 'GD.R1';
    // GD.R7: the roll is owed; the dice pay for nothing before it (GD.B2).
    return type === 'end-turn' ? 'GD.R7' : 'GD.B2';
  },
});

const ADDITIONAL: readonly string[] = ['execute-order', 'swap-markers', 'place-marker', 'serve'];
