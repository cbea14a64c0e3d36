/** Number of pairs of measurements. */
const REPEATS = 5;
/** Shorter work is repeated until it takes this long, because a single garbage collection would take longer. */
const MIN_MICROS = 5000;

/**
 * The growth of CPU time when the size grows eightfold: about 8 for linear work, 64 for quadratic work. The median of
 * several pairs, since a pair shares the current speed of the machine.
 */
export function measureGrowth(work: (size: number) => void, size: number): number {
  work(size);
  const times = Math.ceil(MIN_MICROS / measureCpuMicros(() => work(size)));
  const measure = (input: number) =>
    measureCpuMicros(() => {
      for (let n = 0; n < times; n++) work(input);
    });
  const growths = Array.from({ length: REPEATS }, () => measure(8 * size) / measure(size));
  return growths.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)]!;
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
