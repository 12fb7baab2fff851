import type { Seat } from '../model/seat.ts';
import type { FieldKind, ObservationField } from './field.ts';

/** Where an observation is written, and for whom: one object for all observations of an observer. */
export interface Frame {
  into: Float32Array;
  viewer: Seat;
}

/** How one part of a view is encoded. */
export interface Part {
  /** How many numbers it takes. */
  readonly size: number;
  /** By name and place relative to the part. */
  readonly fields: readonly ObservationField[];
  /** Writes a value at a place where all is zero. Makes nothing. */
  write(value: unknown, frame: Frame, at: number): void;
}

/** What takes no numbers: there is nothing to tell. */
export const NOTHING: Part = { size: 0, fields: [], write() {} };

/** How a number is written: scaled to 0 … 1, or as it is. */
export const SCALES = ['unit', 'raw'] as const;

/** How a number is written: `unit` from 0 at its lower bound to 1 at its upper one, `raw` as it is. */
export type Scale = (typeof SCALES)[number];

/** The one field of a part without parts. */
export function fieldOf(kind: FieldKind, length: number, more: Partial<ObservationField> = {}): readonly ObservationField[] {
  return [{ name: '', from: 0, length, kind, lo: 0, hi: 1, ...more }];
}

/** The fields of a part below a name, further on. */
export function beneath(name: string, from: number, { fields }: Part): readonly ObservationField[] {
  return fields.map((field) => ({ ...field, name: `${name}${field.name}`, from: from + field.from }));
}
