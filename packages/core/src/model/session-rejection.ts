/**
 * The rejections of what should be a saved session, or slices that were saved; `data.path` leads to the first fault. A transcript in it is refused as `engine.replay` does.
 *
 * - `bad-session`: not well-formed, or it does not fit the match that its transcript gives
 * - `bad-slice`: not a slice of its extension (`data.extension`): against its schema, against the match, or its migration fails
 * - `older-slice`: made by an older version of the extension (`data.received`), which does not migrate from it to the one at hand (`data.expected`)
 * - `newer-slice`: made by a newer version of the extension (`data.received`) than the one at hand (`data.expected`)
 */
export const SESSION_REJECTIONS = ['bad-session', 'bad-slice', 'older-slice', 'newer-slice'] as const;

/** A code of {@link SESSION_REJECTIONS}. */
export type SessionRejection = (typeof SESSION_REJECTIONS)[number];
