import type { Good } from '@quayside/piraeus';

/** The colour of each good, with dark text on all of them. */
export const GOOD_COLOURS: Readonly<Record<Good, string>> = {
  furs: '#c9a98a',
  tableware: '#a9c3d8',
  food: '#b5cf9b',
  jewelry: '#e6cf7a',
  spices: '#e2a37f',
  fabrics: '#cdb1d6',
};

/** The colours of the tokens, by seat. */
export const SEAT_COLOURS = ['#b3372b', '#1f6f8b', '#54722e', '#7a4b93', '#b5741a', '#3d4a54'] as const;
