import { spawnSync } from 'node:child_process';
import { actionSpace } from '@quayside/core/bots';
import { expect, test } from 'vitest';
import { readText } from '../../scripts/sources.ts';
import { CANDIDATES } from '../promises/games.ts';

/** The reader of ids that the guide gives in Python. */
const reader = /```py\n([\s\S]*?def action_of[\s\S]*?)```/.exec(readText('docs/bots.md'))?.[1] ?? '';

const MAIN = `
import json, sys
space = json.load(sys.stdin)
json.dump([action_of(space, id) for id in range(space["size"])], sys.stdout)
`;

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython).each(CANDIDATES.map(({ name, engine }) => [name, engine.game] as const))(
  'the guide reads every id of %s in Python',
  (_, game) => {
    const { stdout, stderr } = spawnSync('python3', ['-c', `${reader}${MAIN}`], {
      input: JSON.stringify(actionSpace(game)),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(Array.from({ length: game.numbering.size }, (_, id) => game.numbering.decode(id)));
  },
);
