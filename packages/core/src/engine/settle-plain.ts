/**
 * Settles any plain JSON (see `Settler`): what is as it was is the object of before; the rest is frozen, and so is what is thrown away, so that a rule that has kept it fails when it
 * changes it later.
 */
export function settlePlain(before: unknown, now: unknown): unknown {
  if (before === now || typeof now !== 'object' || now === null || Object.isFrozen(now)) return now;
  const known = typeof before === 'object' && before !== null && Array.isArray(before) === Array.isArray(now);
  const same = Array.isArray(now)
    ? settleList(known ? (before as unknown[]) : undefined, now)
    : settleRecord(known ? (before as Plain) : undefined, now as Plain);
  Object.freeze(now);
  return same ? before : now;
}

type Plain = Record<string, unknown>;

/** Settles the items; tells whether all are those of before. */
function settleList(before: readonly unknown[] | undefined, now: unknown[]): boolean {
  let same = before?.length === now.length;
  for (let index = 0; index < now.length; index += 1) {
    // To read beyond the end of a list is slow.
    const was = before !== undefined && index < before.length ? before[index] : undefined;
    if (was === now[index]) continue;
    now[index] = settlePlain(was, now[index]);
    same &&= was === now[index];
  }
  return same;
}

function settleRecord(before: Plain | undefined, now: Plain): boolean {
  const keys = Object.keys(now);
  let same = before !== undefined && Object.keys(before).length === keys.length;
  for (const key of keys) {
    const was = before?.[key];
    if (was === now[key]) continue;
    now[key] = settlePlain(was, now[key]);
    same &&= was === now[key];
  }
  return same;
}
