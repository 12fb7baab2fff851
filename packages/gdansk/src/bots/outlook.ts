import { type Aim, aimsOf } from './aims.ts';
import { type Charts, chartsOf } from './charts.ts';
import type { Captain } from './habits.ts';
import type { Hopes } from './hopes.ts';
import { beyond, type Scene } from './scene.ts';
import { nearness, type Situation, situationOf } from './situation.ts';

/** All that the captain whose turn it is thinks of, worked out once for each choice. */
export interface Outlook extends Hopes {
  readonly scene: Scene;
  readonly aims: readonly Aim[];
  /** The best order that can be executed at once. */
  readonly here: Aim | undefined;
}

/** Looks at the table. Before the dice actions an order that can be executed at once counts as done: what is planned comes after it. */
export function outlookOf(scene: Scene, captain: Captain): Outlook {
  const charts = chartsOf(scene);
  const near = nearness(scene);
  const { seat, table } = scene;
  const now = situationOf(scene, charts, seat);
  const hopes = { captain, charts, near, last: scene.ending !== null };
  const aims = aimsOf(scene, { ...hopes, situation: now }, seat);
  const here = now.orderDone || now.workers === 0 ? undefined : bestHere(aims);
  if (here === undefined || table.turn.stage !== 'before') return { ...hopes, scene, situation: now, aims, here };
  const situation = afterOrder(scene, charts, now, here);
  const others = aimsOf(scene, { ...hopes, situation }, seat).filter(({ quay }) => quay !== here.quay);
  return { ...hopes, scene, situation, aims: others, here };
}

function bestHere(aims: readonly Aim[]): Aim | undefined {
  let best: Aim | undefined;
  for (const aim of aims) {
    if (aim.quay !== null && aim.distance === 0 && aim.weight === 0 && aim.value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = aim;
  }
  return best;
}

function afterOrder({ content, table }: Scene, { tokens }: Charts, now: Situation, { quay, goods }: Aim): Situation {
  const bonus = tokens[table.quays[(quay ?? 1) - 1]?.order ?? -1]?.bonus ?? -1;
  return {
    ...now,
    cargo: beyond(now.cargo, beyond(goods, now.bonuses)),
    bonuses: now.bonuses.map((count, good) => (good === bonus ? count + 1 : count)),
    workers: now.workers - content.orderWorkers.value,
    orderDone: true,
  };
}
