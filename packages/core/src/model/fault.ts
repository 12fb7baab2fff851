/** What a {@link Fault} says: enough for the programmer to mend the call without reading the engine. */
export interface FaultDetails {
  /** Stable kebab-case code; compare this, never the message. */
  readonly code: string;
  /** The call or declaration that was at fault, e.g. `kit.action("load").input.good`. */
  readonly api: string;
  /** What was expected there. */
  readonly expected: string;
  /** What came instead. */
  readonly received: string;
  /** What to do about it. */
  readonly remedy: string;
}

/**
 * Thrown when a *programmer* made a mistake: a game that breaks its contract, options that no game can take, a call with the wrong
 * thing. A player's mistake is never a fault; it is answered with a rejection.
 *
 * Compare `error.name === 'Fault'` and `error.code`, not `instanceof`: the ESM and the CommonJS build have a class each.
 */
export class Fault extends Error implements FaultDetails {
  override readonly name = 'Fault';
  readonly code: string;
  readonly api: string;
  readonly expected: string;
  readonly received: string;
  readonly remedy: string;

  /** Puts the parts into one sentence, which is the message. */
  constructor(details: FaultDetails) {
    super(`${details.api}: expected ${details.expected}, got ${details.received}. ${details.remedy}`);
    this.code = details.code;
    this.api = details.api;
    this.expected = details.expected;
    this.received = details.received;
    this.remedy = details.remedy;
  }
}
