/**
 * What public sources say about the published game, with where each of it was found. No rule reads it; it is here for credits, and to show what the
 * default content could and could not lean on.
 */
export const facts: Readonly<
  Record<
    string,
    Readonly<Record<string, unknown>> & {
      readonly prov: 'external';
      /** The pages that say so, with what speaks for it otherwise. */
      readonly basis: string;
    }
  >
> = {
  designers: {
    value: ['Viola Kijowska', 'Marcin (Senior) Ropka'],
    prov: 'external',
    basis: 'angryboardgamer.pl/port-gdansk; gamesfanatic.pl/2019/02/09/port-gdansk',
  },
  artists: { value: ['Przemysław Fornal', 'Roman Kucharski'], prov: 'external', basis: 'grasowanie.eu/port-gdansk-pierwsze-wrazenia/' },
  publisher: { value: 'Grupa MV', prov: 'external', basis: 'gamesfanatic.pl/2019/02/09/port-gdansk' },
  year: { value: 2018, prov: 'external', basis: 'gamesfanatic.pl/2019/02/09/port-gdansk (debuted the year before Feb 2019)' },
  players: {
    min: 2,
    max: 4,
    prov: 'external',
    basis: 'angryboardgamer.pl/port-gdansk; also implied by rulebook (4 boards; 2 / 3-4 player setups)',
  },
  age: { value: '8+', prov: 'external', basis: 'gamesfanatic.pl/2019/02/09/port-gdansk' },
  minutes: { value: '20-40 (box); about 60 with four in practice', prov: 'external', basis: 'gamesfanatic.pl/2019/02/09/port-gdansk' },
};
