import { createEngine, type Match } from '@quayside/core';
import { type ConnectFourAction, type ConnectFourTypes, connectFour } from '@quayside-examples/connect-four';
import type { Answer } from './messages.ts';
import { drawBoard, drawThoughts, part, say } from './screen.ts';
import { startThinker } from './thinker.ts';

const HUMAN = 0;
const BOT = 1;

const engine = createEngine(connectFour);
const thinker = startThinker(new URL('./worker.js', import.meta.url), hear);
const seconds = part('seconds') as HTMLInputElement;
const hurry = part('hurry') as HTMLButtonElement;

let match = begin();

function begin(): Match<ConnectFourTypes, ConnectFourAction> {
  return engine.create({ seats: 2, seed: 'the chance of this game is nobody’s' }).match;
}

/** What the worker says: a thought, or its move. */
function hear(answer: Answer): void {
  drawThoughts(answer);
  if (answer.id !== null) act(BOT, connectFour.numbering.decode(answer.id));
}

function act(seat: number, action: ConnectFourAction): void {
  const applied = engine.apply(match, seat, action);
  if (!applied.ok) return;
  match = applied.match;
  show();
}

/** Draws everything, and lets the bot think if it is awaited. */
function show(): void {
  const [awaited] = engine.awaited(match);
  drawBoard(engine.view(match, HUMAN), awaited === HUMAN, (column) => act(HUMAN, { type: 'drop', column }));
  say(statusOf(awaited));
  document.body.dataset.awaited = awaited === undefined ? 'nobody' : String(awaited);
  hurry.disabled = awaited !== BOT;
  if (awaited === BOT) thinker.think(engine.view(match, BOT), Number(seconds.value) * 1000);
}

function statusOf(awaited: number | undefined): string {
  if (awaited !== undefined) return awaited === HUMAN ? 'Your turn: choose a column.' : 'The bot is thinking …';
  const { winners } = engine.outcome(match) ?? { winners: [] };
  if (winners.length > 1) return 'A draw.';
  return winners[0] === HUMAN ? 'You have won.' : 'The bot has won.';
}

hurry.onclick = () => thinker.hurry();
part('again').onclick = () => {
  thinker.forget();
  match = begin();
  show();
};
seconds.oninput = () => {
  part('seconds-shown').textContent = `${seconds.value} s`;
};

show();
