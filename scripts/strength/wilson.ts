/** The standard score of 95%. */
const Z = 1.959964;

/** The lower end of the 95% Wilson interval of a share that was found in so many trials. */
export function wilsonLow(share: number, trials: number): number {
  if (trials === 0) return 0;
  const square = Z ** 2 / trials;
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return Math.max(0, (share + square / 2 - spread) / (1 + square));
}
