/** The same choices for every contestant: a small generator of its own (Park and Miller), so that no contestant's chance is measured with it. */
export function chooser(seed = 1): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
