import { connectFour } from '@quayside-examples/connect-four';
import { expect, test } from 'vitest';
import { actionSpace } from './action-space.ts';

test('actionSpace describes ids as data', () => {
  expect(actionSpace(connectFour)).toEqual({
    game: 'connect-four',
    rules: '1.0.0',
    size: 7,
    actions: [
      {
        type: 'drop',
        kind: 'action',
        rule: 'C4.2',
        from: 0,
        size: 7,
        input: {
          kind: 'object',
          size: 7,
          fields: [{ key: 'column', weight: 1, size: 7, absent: false, value: { kind: 'int', size: 7, lo: 0, hi: 6 } }],
        },
      },
    ],
  });
});
