// The types of every door that needs no test runner are read, and checked, with those that they bring along.
export type * as core from '@quayside/core';
export type * as bots from '@quayside/core/bots';
export type * as schema from '@quayside/core/schema';
export type * as sdk from '@quayside/core/sdk';
export type * as gdansk from '@quayside/gdansk';
export type * as gdanskBots from '@quayside/gdansk/bots';
export type * as piraeus from '@quayside/piraeus';
export type * as piraeusBots from '@quayside/piraeus/bots';
export type * as testkit from '@quayside/testkit';
