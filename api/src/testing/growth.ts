/** Number of measurements, of which the best counts, because the machine may pause in any of them. */
const REPEATS = 5;
/** Shorter work is repeated until it takes this long, because a single garbage collection would take longer. */
const MIN_MICROS = 5000;

/**
 * The growth of CPU time when the size grows eightfold: about 8 for linear work, 64 for quadratic work. Measurements
 * of both sizes alternate in one run, so that the speed of the machine cancels out.
 */
export function measureGrowth(work: (size: number) => void, size: number): number {
  work(size);
  const times = Math.ceil(MIN_MICROS / measureCpuMicros(() => work(size)));
  const repeat = (input: number) => {
    for (let n = 0; n < times; n++) work(input);
  };
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let n = 0; n < REPEATS; n++) {
    small = Math.min(
      small,
      measureCpuMicros(() => repeat(size)),
    );
    large = Math.min(
      large,
      measureCpuMicros(() => repeat(8 * size)),
    );
  }
  return large / small;
}

/** Maximum growth of linear work: between 8 and 64, so that a busy machine reaches neither. */
export const LINEAR = 22;

function measureCpuMicros(work: () => void): number {
  // CPU time of the process, because the kernel counts the time of a single thread in ticks of several milliseconds
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, 1);
}
