import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CommitOpening } from '@quayside/core';
import { CHEATS, type Cheat, isCheat } from './cheats.ts';
import { readMessage, readTold } from './messages.ts';
import { NAMES } from './names.ts';

// Starts two processes and joins them by a wire, which is all that stands between them: it sees every message, and need not be trusted either.

const cheat = cheatNamed(process.argv[2]);

function cheatNamed(text: string | undefined): Cheat | undefined {
  if (text === undefined || isCheat(text)) return text;
  process.stderr.write(`sealed-bids: no way to cheat is called "${text}"; there are ${Object.keys(CHEATS).join(', ')}\n`);
  process.exit(2);
}

/** Anna 8; Ben 9, but less if he means to look first, and more than he has if that is his way. */
const BIDS = { '': [8, 9], 'other-bid': [8, 7], silence: [8, 7], copy: [8, 9], 'too-much': [8, 11] } as const;

function say(who: string, line: string): void {
  process.stdout.write(`${who.padEnd(5)} ${line}\n`);
}

/** The same command as this process runs under, so that TypeScript is understood there too. */
function sitDown(seat: number): ChildProcess {
  const manner = cheat === undefined || seat === 0 ? [] : [cheat];
  const args = [fileURLToPath(new URL('peer.ts', import.meta.url)), `${seat}`, `${BIDS[cheat ?? ''][seat]}`, ...manner];
  return spawn(process.execPath, [...process.execArgv, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Hands on what one process says to the other, and shows what passes. */
function connect(from: ChildProcess, to: ChildProcess, seat: number): void {
  const [name = '', other = ''] = [NAMES[seat], NAMES[1 - seat]];
  // Who has hung up hears no more; that is no error of the wire.
  to.stdin?.on('error', () => {});
  createInterface({ input: from.stdout as NodeJS.ReadableStream })
    .on('line', (line) => {
      const told = readTold(line);
      if (told !== undefined) return say(name, told);
      const seen = summary(line);
      if (seen !== undefined) say('wire', `${name} to ${other}: ${seen}`);
      to.stdin?.write(`${line}\n`);
    })
    .on('close', () => to.stdin?.end());
}

/** What a stranger may want to see of a message. */
function summary(line: string): string | undefined {
  const message = readMessage(line);
  if (message?.type === 'commitment') return `commitment ${String(message.commitment).slice(0, 8)}…`;
  if (message?.type !== 'opening') return undefined;
  const { action, salt } = message.opening as CommitOpening<{ type: string; amount: number }>;
  return `opening, bid ${action.amount}, salt ${salt.slice(0, 8)}…`;
}

process.stdout.write(`Port of Piraeus. ${NAMES.join(' and ')} want the same card and bid for it in secret.
Each keeps the match in a process of its own. There is no host; neither trusts the other.
`);
if (cheat !== undefined) process.stdout.write(`This time Ben cheats: he ${CHEATS[cheat]}.\n`);
process.stdout.write('\n');

const [anna, ben] = [sitDown(0), sitDown(1)];
connect(anna, ben, 0);
connect(ben, anna, 1);
