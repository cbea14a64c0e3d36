import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * By name. The journeys share one world, and what one leaves the next one finds: without this their order would
 * follow the length of the files, or how long each took the last time.
 */
export class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}
