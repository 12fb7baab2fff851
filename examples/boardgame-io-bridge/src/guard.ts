/** What the guard asks of a game that `toBoardgameIO` has made. */
export interface Guarded {
  readonly name: string;
  readonly moves: Readonly<Record<string, unknown>>;
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

/** What a client has sent, as socket.io has it: the name of the event, and its arguments. */
export type Packet = readonly unknown[];

type Values = Readonly<Record<string, unknown>>;

/**
 * Stands before boardgame.io's master, which does what every message says: `PATCH` and `UPDATE` of a client change the match past all rules. Lets a move through that the
 * game has, with one input, of the player who sends it, and nothing beside it; and a client that begins to follow as a player or a spectator. Players are called as
 * boardgame.io calls them: `'01'` is nobody there who acts, but is sent what seat 1 has sealed. Other events of the socket (chat, and those of the host) are not its business.
 *
 * Fits `socket.use` of socket.io: what may not pass is dropped without an answer. `guardServer` puts it there.
 */
export function guard(game: Guarded): (packet: Packet, next: () => void) => void {
  return (packet, next) => {
    if (mayPass(game, packet)) next();
  };
}

/** The sockets of a game, as boardgame.io's server has them. */
interface Sockets {
  on(event: 'connection', hear: (socket: { use(middleware: ReturnType<typeof guard>): void }) => void): void;
}

/** Puts the guard before the master of boardgame.io's `Server`, for each game of the bridge. To be called before the server runs. */
export function guardServer(server: { readonly app: { readonly context: object } }, ...games: readonly Guarded[]): void {
  const { io } = server.app.context as { readonly io?: { readonly socket: { of(name: string): Sockets } } };
  if (io === undefined)
    throw new Error('expected a server of boardgame.io 0.50.2 with its SocketIO: what its clients send cannot be guarded');
  for (const game of games) io.socket.of(game.name).on('connection', (socket) => socket.use(guard(game)));
}

/** Whether a message of a client may reach the master. */
export function mayPass(game: Guarded, [event, ...args]: Packet): boolean {
  if (event === 'update') return isMove(game, args);
  return event !== 'sync' || isSync(game, args);
}

/** The arguments of `onUpdate`. */
function isMove(game: Guarded, [action, stateID, match, sender]: readonly unknown[]): boolean {
  if (typeof match !== 'string' || !Number.isSafeInteger(stateID) || !isPlayer(game, sender)) return false;
  // Whatever else it holds would be sent to everybody, in the log.
  if (!holds(action, ['type', 'payload']) || action.type !== 'MAKE_MOVE') return false;
  const { payload } = action;
  if (!holds(payload, ['type', 'args', 'playerID', 'credentials']) || payload.playerID !== sender) return false;
  const { type, args } = payload;
  return typeof type === 'string' && Object.hasOwn(game.moves, type) && Array.isArray(args) && args.length <= 1;
}

/** The arguments of `onSync`. */
function isSync(game: Guarded, [match, player, , players]: readonly unknown[]): boolean {
  const { minPlayers, maxPlayers } = game;
  return (
    typeof match === 'string' &&
    (player == null || isPlayer(game, player)) &&
    (players == null || (Number.isInteger(players) && (players as number) >= minPlayers && (players as number) <= maxPlayers))
  );
}

function isPlayer({ maxPlayers }: Guarded, player: unknown): boolean {
  return typeof player === 'string' && String(Number(player)) === player && /^\d+$/.test(player) && Number(player) < maxPlayers;
}

/** Whether something is an object that holds nothing but these. */
function holds(value: unknown, keys: readonly string[]): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => keys.includes(key));
}
