import type { Pair } from './pair.ts';

const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name);
/** Removes figures that change between the two requests. */
const still = (overview: unknown) => {
  const { targetMs, p95Ms } = overview as Record<string, unknown>;
  return { targetMs, isMeasured: p95Ms !== null };
};

export const metricsPairs: readonly Pair[] = [
  {
    name: 'how the platform goes',
    route: 'GET /metrics',
    path: () => '/metrics?period=week',
    query:
      '{ performanceOverview(period: WEEK) { targetMs p95Ms } jobQueues { name } deadLetters { id } storageUse { name } serverMachine { diskBytes memoryBytes } }',
    ofRest: ({ overview, queues, deadLetters, storage, machine }) => ({
      overview: still(overview),
      queues: names(queues).toSorted(),
      deadLetters: (deadLetters as { id: string }[]).map(({ id }) => ({ id })),
      storage: names(storage).toSorted(),
      machine: [
        (machine as Record<string, number>).diskBytes,
        (machine as Record<string, number>).memoryBytes,
      ],
    }),
    ofGraphql: ({ performanceOverview, jobQueues, deadLetters, storageUse, serverMachine }) => ({
      overview: still(performanceOverview),
      queues: names(jobQueues).toSorted(),
      deadLetters,
      storage: names(storageUse).toSorted(),
      machine: [
        (serverMachine as Record<string, number>).diskBytes,
        (serverMachine as Record<string, number>).memoryBytes,
      ],
    }),
  },
];
