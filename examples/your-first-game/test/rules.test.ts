import { scenarioSuite } from '@quayside/testkit/vitest';
import { yourFirstGame } from '../src/index.ts';
import { bid, tell } from './tell.ts';

// Each scenario is an example of a rule, as a rulebook would tell it; its name begins with the number of the rule.
scenarioSuite(yourFirstGame, {
  'YG.2 a crew sees its own commission, and nobody else does': tell()
    .given(({ hands }) => {
      for (const [seat, commission] of (['rum', 'timber', 'rum'] as const).entries()) Object.assign(hands[seat] ?? {}, { commission });
    })
    .patched({ hidden: { unused: ['silk', 'silk', 'timber'] } })
    .then((expect) =>
      expect.sees('anna', 'hand.commission', 'rum').sees('ben', 'hand.commission', 'timber').doesNotSee('ben', 'shown.commissions'),
    ),

  'YG.4 bids are secret until the last is in': tell()
    .when('anna')
    .does(bid(4))
    .then((expect) =>
      expect.changedOnly().awaits('ben', 'clara').sees('anna', 'commit.ropes', 4).doesNotSee('ben', 'commit').learnt('boundary'),
    ),

  'YG.4 nobody bids more than they have': tell()
    .patched({ table: { seats: { ben: { ropes: 3 } } } })
    .then((expect) => expect.legal('ben', bid(3)).rejects('ben', bid(4), 'too-few-ropes', 'YG.4', { owned: 3 })),

  'YG.5 YG.6 the one highest bid wins and is paid; who bids nothing splices a rope': tell()
    .when('anna')
    .does(bid(4))
    .when('ben')
    .does(bid(3))
    .when('clara')
    .does(bid(0))
    .then((expect, at) =>
      expect
        .event({ type: 'bids-revealed', bids: [4, 3, 0], winner: at.anna })
        .ropes('anna', -4)
        .ropes('ben', 0)
        .ropes('clara', 1)
        .awaits('anna'),
    ),

  'YG.5 YG.8 equal highest bids cost nothing, and the crates stay on the beach': tell()
    .patched({ table: { dice: [5, 5, 5] } })
    .washes('timber', 'timber', 'rum')
    .when('anna')
    .does(bid(4))
    .when('ben')
    .does(bid(4))
    .when('clara')
    .does(bid(1))
    .then((expect) =>
      expect
        .event({ type: 'bids-revealed', winner: null }, { type: 'day-began', day: 2, washed: ['timber', 'timber', 'rum'] })
        .ropes('anna', 0)
        .ropes('ben', 0)
        .state('table.beach.silk', 3)
        .awaits('anna', 'ben', 'clara'),
    ),

  'YG.7 the winner may throw some of the dice again, once, and takes whatever lies there': tell()
    .patched({ table: { day: 2, dice: [0, 5, 1], beach: { timber: 2, rum: 1 }, winner: 1 } }, { phase: 'hauling' })
    .washes('silk', 'rum')
    .washes('timber', 'timber', 'timber')
    .when('ben')
    .does({ type: 'haul', again: [0, 2] })
    .then((expect, at) =>
      expect
        .event(
          { type: 'hauled', seat: at.ben, again: ['rum', 'silk'], crates: { timber: 2, rum: 2, silk: 2 } },
          { type: 'day-began', day: 3 },
        )
        .silk('ben', 2)
        .timber('ben', 2)
        .learnt('chance')
        .awaits('anna', 'ben', 'clara'),
    ),

  'YG.8 YG.9 YG.10 after the last day commissions are opened, and ropes decide between equal points': tell({ days: 3 })
    .given(({ hands, hidden }) => {
      for (const [seat, commission] of (['rum', 'silk', 'rum'] as const).entries()) Object.assign(hands[seat] ?? {}, { commission });
      hidden.unused = ['silk', 'timber', 'timber'];
    })
    // Anna has 3 rum, 6 points and 3 for her commission; Ben has 2 silk and 1 timber, 7 points and 2 for his, and more ropes left.
    .patched(
      {
        table: {
          day: 3,
          dice: [0, 0, 0],
          seats: { anna: { ropes: 3, hauled: { rum: 3 } }, ben: { ropes: 5, hauled: { silk: 2, timber: 1 } } },
          winner: 2,
        },
      },
      { phase: 'hauling' },
    )
    .when('clara')
    .does({ type: 'haul', again: [] })
    .then((expect) =>
      expect
        .outcome({
          ranks: [2, 1, 3],
          reasons: ['last-day'],
          decidedBy: 'ropes',
          scores: [{ total: 9, parts: { crates: 6, commission: 3 } }, { total: 9, parts: { crates: 7, commission: 2 } }, { total: 3 }],
        })
        .sees(null, 'shown.commissions.0', 'rum'),
    ),
});
