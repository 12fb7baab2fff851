const WORDS = 2 ** 32;

/**
 * A number in `0 … below - 1` from a supply of 32-bit words (0 … 2^32-1), without modulo bias. The range of a word is cut into `below`
 * slices of equal width; the number is the slice that the word falls into, and a word beyond the last slice is thrown away and the next one
 * taken. The high bits decide, which are the better ones of a fast generator.
 *
 * Exact in doubles: the quotient of two integers up to 2^32 lies at least 2^-32 of itself below the next integer, far more than it is rounded.
 */
export function uniformInt(word: () => number, below: number): number {
  const slice = Math.floor(WORDS / below);
  for (;;) {
    const result = Math.floor(word() / slice);
    if (result < below) return result;
  }
}
