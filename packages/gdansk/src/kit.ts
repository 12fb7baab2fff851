import { type Flat, gameKit, type Kit } from '@quayside/core/sdk';
import { content } from './content/schema.ts';
import { derive } from './derived.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { rejections } from './rejections.ts';
import { hand, hidden, shown, table } from './state.ts';

const inferred = gameKit({ table, hand, hidden, shown, options, content, events, rejections, derive });

/** The types of Port Gdańsk: its state, views, options, content, events and rejections. */
export interface GdanskTypes extends Flat<typeof inferred.types> {}

/** What the rules of Port Gdańsk are written with. */
export const kit: Kit<GdanskTypes> = inferred;
