const DELAY_MS = 2000;

/** Prints the title of a step that takes longer than two seconds, and its duration at the end. */
export async function withProgress<T>(title: string, step: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const timer = setTimeout(() => console.log(`▸ ${title}`), DELAY_MS);
  try {
    return await step();
  } finally {
    clearTimeout(timer);
    const ms = performance.now() - started;
    if (ms > DELAY_MS) console.log(`  ${title}: ${(ms / 1000).toFixed(1)} s`);
  }
}
