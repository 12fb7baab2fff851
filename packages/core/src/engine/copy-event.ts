/** A plain copy of an event's data, taken at once: what a rule emits may be a draft that is revoked, or an object that changes later. */
export function copyEventData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyEventData);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyEventData(part)]));
}
