import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Bytes of a file of journeys with its parts, which lie in the folder of its name: about as long as it takes. */
const sizeOf = (file: string): number => {
  const parts = file.replace(/\.journey\.ts$/, '');
  const names = statSync(parts, { throwIfNoEntry: false }) ? readdirSync(parts) : [];
  return [file, ...names.map((name) => join(parts, name))].reduce(
    (sum, each) => sum + statSync(each).size,
    0,
  );
};

/** The long ones first, so that no worker is left alone with one in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return [...files].sort((a, b) => sizeOf(b.moduleId) - sizeOf(a.moduleId));
  }
}

/** The built program in a real browser: two files of journeys at a time, each on a program and demo data of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['e2e/**/*.journey.ts', ...(process.env.DRILL ? ['e2e/**/*.drill.ts'] : [])],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
