import { Fault } from '../model/fault.ts';

/** The longest label of a stream, in UTF-16 code units. */
export const LONGEST_STREAM_NAME = 256;

/** Whether a label can name a stream: any text of at most 256 code units but `__proto__`, which no plain object can hold as a key. */
export function isStreamName(label: string): boolean {
  return label.length <= LONGEST_STREAM_NAME && label !== '__proto__';
}

/** Throws the fault `bad-stream-name` unless the label can name a stream. */
export function checkStreamName(api: string, label: string): void {
  if (typeof label === 'string' && isStreamName(label)) return;
  throw new Fault({
    code: 'bad-stream-name',
    api,
    expected: `a text of at most ${LONGEST_STREAM_NAME} code units other than "__proto__"`,
    received: typeof label === 'string' ? JSON.stringify(label.slice(0, 40)) : typeof label,
    remedy: 'Name the stream after what is drawn, e.g. "dice" or "deck".',
  });
}
