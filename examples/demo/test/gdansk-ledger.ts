// Follows a printed match of Port Gdańsk line by line with pencil and paper: everything is worked out from what is printed before it and from the
// rulebook, nothing from the program.

const GOODS = ['grain', 'liquid fuels', 'coal', 'containers', 'cargo', 'Ro-Ro'];

type Counts = Record<string, number>;

interface Order {
  readonly goods: Counts;
  readonly points: number;
  readonly bonus: string | undefined;
}

interface Player {
  points: number;
  workers: number;
  stock: number;
  at: string;
  hold: Counts;
  readonly marks: Set<number>;
  readonly bonuses: string[];
  readonly cards: number[];
  readonly ships: string[];
}

/** What the paper says at the end, and every line that does not follow from those before. */
export interface Ledger {
  readonly faults: readonly string[];
  readonly players: ReadonlyMap<string, Player>;
  /** How many lines were followed, so that none is passed over by mistake. */
  readonly followed: number;
}

const numberIn = (text: string | undefined): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN);
const quaysIn = (text: string): number[] => [...text.matchAll(/\((\d+)\)/g)].map(([, quay]) => Number(quay));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** "2 grain, 1 coal" as counts; "nothing" is none. */
function countsIn(text: string): Counts {
  return Object.fromEntries(
    GOODS.map((good) => [good, sum([...text.matchAll(new RegExp(`(\\d+) ${good}`, 'g'))].map(([, n]) => Number(n)))]),
  );
}

/** "loading 2, recruitment 1" as a list. */
const diceIn = (text: string): string[] => text.match(/(loading|movement|recruitment) \d/g) ?? [];

function symbolsOf(dice: readonly string[]): Counts {
  return Object.fromEntries(
    ['loading', 'movement', 'recruitment'].map((symbol) => [symbol, sum(dice.filter((die) => die.startsWith(symbol)).map(numberIn))]),
  );
}

/** Reads a whole printed match. */
export function followByHand(text: string): Ledger {
  const faults: string[] = [];
  const players = new Map<string, Player>();
  const orders = new Map<number, Order>();
  const colorOf = new Map<number, string>();
  const connections = new Map<string, readonly string[]>();
  const numbers = numbersIn(text);
  const zone: Counts = { ...numbers.supply };
  let followed = 0;
  let portOpen = false;
  let turn = newTurn('');

  function newTurn(who: string) {
    return {
      who,
      dice: [] as string[],
      rolls: 0,
      executed: 0,
      influence: new Map<string, number>(),
      used: new Set<string>(),
      open: '',
      left: 0,
      stage: 'before',
    };
  }
  function player(name: string): Player {
    return players.get(name) ?? { points: 0, workers: 0, stock: 0, at: '', hold: {}, marks: new Set(), bonuses: [], cards: [], ships: [] };
  }
  /** Takes or gives cubes; the zone has the others. */
  function move(hold: Counts, counts: Counts, sign: 1 | -1): void {
    for (const good of GOODS) {
      hold[good] = (hold[good] ?? 0) + sign * (counts[good] ?? 0);
      zone[good] = (zone[good] ?? 0) - sign * (counts[good] ?? 0);
    }
  }
  const weigh = (counts: Counts): number => sum(GOODS.map((good) => (counts[good] ?? 0) * (numbers.weight[good] ?? 0)));
  const fits = (counts: Counts): boolean => GOODS.every((good) => (counts[good] ?? 0) >= 0) && sum(Object.values(counts)) <= 9;
  const zoneHas = (): boolean => GOODS.every((good) => (zone[good] ?? 0) >= 0);
  const locationText = (location: string): string => (location === 'Central Port' ? location : quaysIn(location).join('/') || location);

  const rules: [RegExp, (found: string[], line: string) => boolean][] = [
    [
      /^(.*): to (.*)$/,
      ([, here = '', there = '']) => {
        for (const [, quay, color] of here.matchAll(/\((\d+)\) (\w+)/g)) colorOf.set(Number(quay), color ?? '');
        connections.set(locationText(here), there.split(', '));
        return true;
      },
    ],
    [
      /^Players, clockwise: (.*)\.$/,
      ([, list = '']) => {
        for (const [index, entry] of list.split(', ').entries()) {
          const [, name = '', seat] = /^(\w+) \(seat (\d)\)$/.exec(entry) ?? [];
          players.set(name, { ...player(''), stock: 8, hold: countsIn(''), marks: new Set(), bonuses: [], cards: [], ships: [] });
          if (Number(seat) !== index) return false;
        }
        return true;
      },
    ],
    [
      /^(\w+) starts at (.*)\.$/,
      ([, who = '', at = '']) => {
        player(who).at = locationText(at);
        return connections.has(player(who).at);
      },
    ],
    [
      /^New order on .*\((\d+)\), (\w+): (.*) for (\d+) points(?: and a (.*) bonus)?\.$/,
      ([, quay, color, goods = '', points, bonus]) => {
        orders.set(Number(quay), { goods: countsIn(goods), points: Number(points), bonus });
        return colorOf.get(Number(quay)) === color;
      },
    ],
    [
      /^(\w+), at (.*?)(, last turn)?$/,
      ([, who = '', at = '']) => {
        turn = newTurn(who);
        return player(who).at === locationText(at);
      },
    ],
    [
      /^(\w+) rolls ([^:]*)\.$/,
      ([, who, dice = '']) => {
        turn.dice = diceIn(dice);
        turn.rolls += 1;
        return who === turn.who && turn.dice.length === 3;
      },
    ],
    [
      /^(\w+) keeps (.*) and rolls (\d) again: (.*)\.$/,
      ([, who, kept = '', count, fresh = '']) => {
        const left = [...turn.dice];
        const wereThere = diceIn(kept).every((die) => left.includes(die) && left.splice(left.indexOf(die), 1).length === 1);
        turn.dice = [...diceIn(kept), ...diceIn(fresh)];
        turn.rolls += 1;
        return who === turn.who && wereThere && diceIn(fresh).length === Number(count) && turn.dice.length === 3 && turn.rolls <= 3;
      },
    ],
    [
      /^Symbols: (.*)\.$/,
      ([, symbols = '']) => {
        const shown = symbolsOf(turn.dice);
        return symbols === ['loading', 'movement', 'recruitment'].flatMap((one) => (shown[one] ? [`${shown[one]} ${one}`] : [])).join(', ');
      },
    ],
    [
      /^(\w+) recruits workers: (\d)\.$/,
      ([, who = '', count]) => {
        player(who).workers += Number(count);
        return who === turn.who && useDice('recruit', 'recruitment', Number(count), Number(count));
      },
    ],
    [
      /^(\w+) loads ([^;]*), weight (\d) of (\d)(?:; the hold is full, so back to the zone: (.*))?\.$/,
      ([, who = '', goods = '', weight, most, back]) => {
        const { hold, at } = player(who);
        move(hold, countsIn(back ?? ''), -1);
        move(hold, countsIn(goods), 1);
        const right = weigh(countsIn(goods)) === Number(weight) && useDice('load', 'loading', Number(most), Number(weight));
        const full = back === undefined || sum(Object.values(hold)) === 9;
        return who === turn.who && right && full && fits(hold) && zoneHas() && !(portOpen && at === 'Central Port');
      },
    ],
    [
      /^(\w+) unloads (.*) at Central Port, weight (\d) of (\d), for (\d+) points\.$/,
      ([, who = '', goods = '', weight, most, points]) => {
        const own = player(who);
        move(own.hold, countsIn(goods), -1);
        own.points += Number(points);
        const worth = sum(GOODS.map((good) => (countsIn(goods)[good] ?? 0) * (numbers.worth[good] ?? 0)));
        const right = weigh(countsIn(goods)) === Number(weight) && useDice('load', 'loading', Number(most), Number(weight));
        return who === turn.who && portOpen && own.at === 'Central Port' && right && worth === Number(points) && fits(own.hold);
      },
    ],
    [
      /^(\w+) moves to (.*): (\d) of (\d) steps\.$/,
      ([, who = '', way = '', steps, most]) => {
        const own = player(who);
        const stops = way.split(', then ').map(locationText);
        const connected = stops.every((stop) => {
          const open = connections.get(own.at)?.includes(stop) === true;
          own.at = stop;
          return open;
        });
        return who === turn.who && connected && stops.length === Number(steps) && useDice('move', 'movement', Number(most), Number(steps));
      },
    ],
    [
      /^(\w+) executes the order on .*\((\d+)\), (\w+), for (\d+) points: pays (.*) and a worker(?:, and bonuses stand in for (.*))?\.$/,
      ([, who = '', quay, color, points, paid = '', stood = '']) => {
        const own = player(who);
        const order = orders.get(Number(quay));
        const [cubes, bonuses] = [countsIn(paid), countsIn(stood)];
        const asked = GOODS.every((good) => order?.goods[good] === (cubes[good] ?? 0) + (bonuses[good] ?? 0));
        const owned = GOODS.every((good) => (bonuses[good] ?? 0) <= own.bonuses.filter((bonus) => bonus === good).length);
        move(own.hold, cubes, -1);
        own.workers -= 1;
        own.points += Number(points);
        turn.executed = Number(quay);
        turn.influence = influenceIn(color ?? '', who);
        const there = own.at.split('/').includes(String(quay)) && color === colorOf.get(Number(quay));
        return (
          who === turn.who &&
          useOnce('order') &&
          asked &&
          owned &&
          there &&
          order?.points === Number(points) &&
          own.workers >= 0 &&
          fits(own.hold)
        );
      },
    ],
    [
      /^(\w+) scores (\d+) points for influence in the (\w+) sector, 2 for each marker: (.*)\.$/,
      ([, who = '', points, color, quays = '']) => {
        const right = turn.influence.get(who) === Number(points) && color === colorOf.get(turn.executed);
        turn.influence.delete(who);
        player(who).points += Number(points);
        return right && quaysIn(quays).every((quay) => player(who).marks.has(quay)) && quaysIn(quays).length * 2 === Number(points);
      },
    ],
    [
      /^(\w+) takes the (\w+) port card(?:, puts a marker there, (\d) left|, and has no marker left to put there)(?:, and has a (.*) bonus from now on)?\.$/,
      ([, who = '', color, left, bonus]) => {
        const own = player(who);
        own.cards.push(turn.executed);
        if (bonus !== undefined) own.bonuses.push(bonus);
        const missed = turn.influence.size > 0;
        const right = orders.get(turn.executed)?.bonus === bonus && color === colorOf.get(turn.executed) && !missed;
        orders.delete(turn.executed);
        if (left === undefined) return right && own.stock === 0;
        own.stock -= 1;
        own.marks.add(turn.executed);
        return right && own.stock === Number(left);
      },
    ],
    [
      /^Central Port opens for unloading\.$/,
      () => {
        portOpen = true;
        return true;
      },
    ],
    [
      /^(\w+) uses the HR panel for 3 workers: a marker from the stock goes to .*\((\d+)\), (\w+)\.$/,
      ([, who = '', quay, color]) => {
        const own = player(who);
        const others = [...players].some(([name, { marks }]) => name !== who && marks.has(Number(quay)));
        const right = others && !own.marks.has(Number(quay)) && own.stock > 0 && own.workers >= 3 && colorOf.get(Number(quay)) === color;
        own.workers -= 3;
        own.stock -= 1;
        own.marks.add(Number(quay));
        return who === turn.who && useOnce('hr') && right;
      },
    ],
    [
      /^(\w+) uses the HR panel for 2 workers: the own marker on (.*), (\w+), changes places with that of (\w+) on (.*), (\w+)\.$/,
      ([, who = '', mine = '', , other = '', theirs = '']) => {
        const [own, rival] = [player(who), player(other)];
        const [from = 0, to = 0] = [...quaysIn(mine), ...quaysIn(theirs)];
        const right = own.marks.has(from) && rival.marks.has(to) && !own.marks.has(to) && !rival.marks.has(from) && own.workers >= 2;
        own.workers -= 2;
        own.marks.delete(from);
        own.marks.add(to);
        rival.marks.delete(to);
        rival.marks.add(from);
        return who === turn.who && useOnce('hr') && right && who !== other;
      },
    ],
    [
      /^(\w+) serves a (\w+) cruise ship for (\d) workers\.$/,
      ([, who = '', size = '', workers]) => {
        const own = player(who);
        own.workers -= Number(workers);
        own.ships.push(size);
        return who === turn.who && useOnce('ship') && { small: 3, medium: 5, large: 8 }[size] === Number(workers) && own.workers >= 0;
      },
    ],
    [
      /^Open orders and their points: (.*)\.$/,
      ([, list = '']) => {
        const expected = [...orders].sort(([a], [b]) => a - b).map(([quay, { points }]) => `${quay} ${points}`);
        return [...list.matchAll(/\((\d+)\) (\d+)/g)].map(([, quay, points]) => `${quay} ${points}`).join() === expected.join();
      },
    ],
    [
      /^Unloading zone: (.*)\. In the stacks: port cards (\d+), order tokens (\d+)\.$/,
      ([, goods = '']) => GOODS.every((good) => zone[good] === countsIn(goods)[good]),
    ],
    // A row of the table of a round.
    [
      /^(\w+) +(\d+) +(\d+) +(\d) +(-|[\d, ]+?) {2,}(-|[a-z\d, ]+?) {2,}(-|[a-z\d, ]+?) {2,}(-|[^ ].*?) {2,}(.*?) {2,}(.*)$/,
      ([, who = '', points, workers, stock, marks = '', ships = '', cards = '', bonuses = '', hold = '', at = '']) => {
        const own = player(who);
        const sorted = [...own.marks].sort((a, b) => a - b).join(', ') || '-';
        const figures = [own.points, own.workers, own.stock].join() === [points, workers, stock].map(Number).join();
        const shipsRight = ['small', 'medium', 'large'].every(
          (size) => own.ships.filter((one) => one === size).length === countOf(ships, size),
        );
        const cardsRight =
          new Set(colorOf.values()).size === 4 &&
          [...new Set(colorOf.values())].every(
            (color) => own.cards.filter((quay) => colorOf.get(quay) === color).length === countOf(cards, color),
          );
        const goodsRight = GOODS.every(
          (good) => own.hold[good] === countsIn(hold)[good] && own.bonuses.filter((one) => one === good).length === countsIn(bonuses)[good],
        );
        return figures && sorted === marks && shipsRight && cardsRight && goodsRight && own.at === locationText(at);
      },
    ],
  ];

  /** A dice action, begun or continued: no other lies between, and none comes after an additional action that followed dice actions. */
  function useDice(action: string, symbol: string, most: number, spent: number): boolean {
    const has = turn.open === action ? turn.left : symbolsOf(turn.dice)[symbol];
    const allowed = (turn.open === action || !turn.used.has(action)) && turn.stage !== 'after';
    turn.used.add(action);
    turn.open = action;
    turn.left = most - spent;
    turn.stage = 'dice';
    return allowed && has === most && spent > 0 && spent <= most;
  }
  /** An additional action: one of each kind in a turn. */
  function useOnce(action: string): boolean {
    const first = !turn.used.has(action);
    turn.used.add(action);
    turn.open = '';
    if (turn.stage === 'dice') turn.stage = 'after';
    return first;
  }
  function influenceIn(color: string, but: string): Map<string, number> {
    const points = [...players].map(
      ([name, { marks }]) => [name, 2 * [...marks].filter((quay) => colorOf.get(quay) === color).length] as const,
    );
    return new Map(points.filter(([name, one]) => name !== but && one > 0));
  }

  for (const line of (text.split('FINAL SCORING')[0] ?? '').split('\n').map((one) => one.trim())) {
    const rule = rules.find(([pattern]) => pattern.test(line));
    if (rule === undefined) continue;
    followed += 1;
    if (!rule[1]([...(rule[0].exec(line) ?? [])], line)) faults.push(line);
  }
  return { faults, players, followed };
}

const countOf = (text: string, thing: string): number => Number(new RegExp(`(\\d+) ${thing}`).exec(text)?.[1] ?? 0);

/** What the heading says of the goods. */
function numbersIn(text: string): { readonly weight: Counts; readonly supply: Counts; readonly worth: Counts } {
  const lines = [...text.matchAll(/^ +(.*): weight (\d), (\d+) cubes, (\d) points each at Central Port$/gm)];
  const column = (index: number): Counts => Object.fromEntries(lines.map((found) => [found[1], Number(found[index])]));
  return { weight: column(2), supply: column(3), worth: column(4) };
}
