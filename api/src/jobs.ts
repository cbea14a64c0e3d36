import type { JobDefinition } from './platform/jobs.ts';

/** Every kind of background work of every feature. */
export const jobs: readonly JobDefinition<never>[] = [];
