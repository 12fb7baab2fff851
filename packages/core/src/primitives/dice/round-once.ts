/** The quotient of two integers as a number, rounded once: no other number is nearer. The divisor is positive. */
export function roundOnce(numerator: bigint, divisor: bigint): number {
  // So many bits that the quotient has more than a number can hold; what is cut off leaves its mark in the last one.
  const shift = BigInt(Math.max(0, bits(divisor) - bits(numerator) + 64));
  const shifted = numerator << shift;
  const sticky = shifted % divisor === 0n ? 0n : 1n;
  const quotient = (shifted / divisor) * 2n + (numerator < 0n ? -sticky : sticky);
  return Number(quotient) / 2 ** Number(shift + 1n);
}

function bits(value: bigint): number {
  return (value < 0n ? -value : value).toString(2).length;
}
