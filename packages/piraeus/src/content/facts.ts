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
  nameRu: { value: 'Порт Пирей', prov: 'external', basis: 'boardgamer.ru/obzor-igry-port-pirej' },
  workingTitle: {
    value: 'Нижегородская ярмарка XIX века',
    prov: 'external',
    basis: 'boardgamer.ru/budet-izdano-nizhegorodskaya-yarmarka-xix-veka; boardgamers.ru/?p=2537',
  },
  designers: {
    value: ['Andrey Alexandrov (Андрей Александров)'],
    prov: 'external',
    basis: 'isspweb.org/index-430.html; boardgamer.ru/obzor-igry-port-pirej',
  },
  publisher: {
    value: 'GaGa Games (St Petersburg)',
    prov: 'external',
    basis: 'boardgamer.ru/obzor-igry-port-pirej; boardgameby.wordpress.com/2016/01/23/port-pirey/',
  },
  year: {
    value: 2015,
    prov: 'external',
    basis: 'boardgamer.ru/obzor-igry-port-pirej (end of 2015); ilsa-magazine.it/port-of-piraeus-unboxing/ (SPIEL 2015)',
  },
  players: {
    min: 3,
    max: 6,
    prov: 'external',
    basis: 'isspweb.org/index-430.html; boardgamer.ru/obzor-igry-port-pirej; ilsa-magazine.it; pinco11.blogspot.it',
  },
  age: { value: '12+', prov: 'external', basis: 'isspweb.org/index-430.html; ilsa-magazine.it' },
  minutes: { value: '30-60', prov: 'external', basis: 'isspweb.org/index-430.html' },
  typesPerNationalDeck: {
    value: 4,
    prov: 'external',
    basis: 'mazzoboardgamer.blogspot.com/2016/01/blog-post.html?m=0 ; projectrussia.ru copy: 8 cards, 4 of the 6 goods, decks differ',
  },
  greekCardsColor: { value: 'white', prov: 'external', basis: 'mazzoboardgamer.blogspot.com/2016/01/blog-post.html?m=0' },
};
