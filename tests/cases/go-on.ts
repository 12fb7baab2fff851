// A host of its own: reads saves of a game from standard input, goes on with each to its end, always by the autopilot of the seat that is awaited first, and writes
// who was asked and the hash of the last match. Started by a test in another process.
import { text } from 'node:stream/consumers';
import { CANDIDATES } from '../promises/games.ts';
import { goneOn } from '../support/gone-on.ts';

const { game, saves } = JSON.parse(await text(process.stdin)) as { game: string; saves: unknown[] };
const engine = CANDIDATES.find(({ name }) => name === game)?.engine;
if (engine === undefined) throw new Error(`no game ${game}`);
process.stdout.write(JSON.stringify(saves.map((save) => goneOn(engine, save))));
