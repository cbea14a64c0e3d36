/** Best of so many measurements, since the machine may pause in any of them. */
const REPEATS = 5;

/**
 * How many times the CPU time grows when the size grows fourfold: about 4 for linear work, 16 for quadratic work. Both
 * sizes are measured in turns in one run, so that the speed of the machine cancels out.
 * @param size large enough that the work takes a few milliseconds
 */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size);
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let n = 0; n < REPEATS; n++) {
    small = Math.min(
      small,
      cpuMicrosOf(() => work(size)),
    );
    large = Math.min(
      large,
      cpuMicrosOf(() => work(4 * size)),
    );
  }
  return large / small;
}

/** Growth up to which work counts as linear. */
export const LINEAR = 8;

function cpuMicrosOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(user + system, 1);
}
