/** By seat, who plays. */
export const NAMES = ['Anna', 'Ben'] as const;
