import type { AnyGame } from '@quayside/core';
import { gdansk } from '@quayside/gdansk';
import { piraeus } from '@quayside/piraeus';
import { connectFour } from '@quayside-examples/connect-four';
import { toy } from '../../tests/toy/game.ts';
import { toy2 } from '../../tests/toy-2/game.ts';

/** Every rules version of this repository, and the folder where the fingerprints of its game are kept. */
export const FINGERPRINTED: readonly { readonly game: AnyGame; readonly folder: string }[] = [
  { game: connectFour, folder: 'examples/connect-four/fingerprints' },
  { game: gdansk, folder: 'packages/gdansk/test/fingerprints' },
  { game: piraeus, folder: 'packages/piraeus/test/fingerprints' },
  { game: toy, folder: 'tests/toy/fingerprints' },
  { game: toy2, folder: 'tests/toy/fingerprints' },
];
