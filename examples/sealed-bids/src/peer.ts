import { createInterface } from 'node:readline';
import { CHEATS, type Cheat, cheated, isCheat } from './cheats.ts';
import { type Message, readMessage, type Told } from './messages.ts';
import { greet, type Player, receive, type Step, timeIsUp } from './player.ts';
import { standAtBidding } from './table.ts';

// One of the two processes: `peer.ts <seat> <bid> [cheat]`. Messages come through standard input and go through standard output, a line of JSON each. What it does is
// told there as well, for whoever watches; that goes no further.

const [seat, bid, manner] = process.argv.slice(2);
const cheat: Cheat | null = isCheat(manner) ? manner : null;

/** 32 bytes from the system's generator: core has no chance of its own. */
function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let player: Player = {
  seat: Number(seat),
  bid: Number(bid),
  nonce: secret(),
  salt: secret(),
  match: standAtBidding(),
  round: null,
  sealed: null,
  resolved: false,
};

const outbox: Message[] = [];
const heard = new Map<Message['type'], Message>();
const wire = createInterface({ input: process.stdin });

function write(line: Message | Told): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function tell(line: string): void {
  write({ type: 'told', line });
}

function hangUp(): void {
  outbox.length = 0;
  process.stdout.end();
  wire.close();
}

/** Sends what can be sent: an honest player everything at once, a cheat only what answers something. */
function flush(): void {
  for (let message = outbox.shift(); message !== undefined; message = outbox.shift()) {
    if (cheat === null) write(message);
    else if (!cheatOnce(cheat, message)) return;
  }
}

/** Sends a message as a cheat does; `false` if he waits for the other, or is through. */
function cheatOnce(by: Cheat, message: Message): boolean {
  const theirs = heard.get(message.type);
  if (theirs === undefined) {
    outbox.unshift(message);
    return false;
  }
  const sent = cheated(by, message, theirs);
  const isThrough = sent !== message || message.type === 'opening';
  if (isThrough) tell(CHEATS[by]);
  if (sent !== null) write(sent);
  if (isThrough) hangUp();
  return !isThrough;
}

function take(step: Step): void {
  player = step.player;
  step.tell.forEach(tell);
  outbox.push(...step.send);
  flush();
}

wire.on('line', (line) => {
  const message = readMessage(line);
  if (message === undefined) return tell('cannot read what the other says');
  heard.set(message.type, message);
  const step = receive(player, message);
  // Of a cheat nothing is told but what was sealed, and how he cheats.
  take(cheat === null || message.type === 'hello' ? step : { ...step, tell: [] });
  if (message.type === 'result') hangUp();
});

// The other has gone. At a table over a network this is a clock; an example has no time to wait.
wire.on('close', () => {
  if (cheat === null) take(timeIsUp(player));
  process.stdout.end();
});

take(greet(player));
