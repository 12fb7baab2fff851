import { gameKit, type Kit } from '@quayside/core/sdk';
import type { output } from 'zod/mini';
import { content } from './content/schema.ts';
import { type Derived, derive } from './derived.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { rejections } from './rejections.ts';
import { hand, hidden, shown, table } from './state.ts';

/** The types of Port of Piraeus: its state, views, options, content, events and rejections. */
export interface PiraeusTypes {
  /** What everybody sees. */
  table: output<typeof table>;
  /** What one seat holds and its owner alone sees. */
  hand: output<typeof hand>;
  /** What nobody sees. */
  hidden: output<typeof hidden>;
  /** What one viewer is shown of hidden things. */
  shown: output<typeof shown>;
  /** The game's own options, without seats and content. */
  options: output<typeof options>;
  /** The data of the components. */
  content: output<typeof content>;
  /** Lookup tables, computed from content; never saved, never sent. */
  derived: Derived;
  /** By type of event, its data. */
  events: { [Type in keyof typeof events]: output<(typeof events)[Type]> };
  /** The game's own codes. */
  rejections: keyof typeof rejections;
}

/** What the rules of Port of Piraeus are written with. */
export const kit: Kit<PiraeusTypes> = gameKit({ table, hand, hidden, shown, options, content, events, rejections, derive });
