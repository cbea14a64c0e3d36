import { defineEnum } from '../../graphql/define-enum.ts';

export const PerformancePeriod = defineEnum('PerformancePeriod', 'Period of the figures, up to now.', {
  HOUR: 'Last 60 minutes. The chart has a point per minute.',
  DAY: 'Last 24 hours. The chart has a point per 15 minutes.',
  WEEK: 'Last 7 days. The chart has a point per hour.',
  QUARTER: 'Last 90 days. The chart has a point per day in Vietnam time.',
});
export type PerformancePeriod = keyof typeof PerformancePeriod;

export const OperationKind = defineEnum('OperationKind', 'Interface of an operation.', {
  GRAPHQL: 'GraphQL operation, by the name that the platform’s own clients use; all others are `other`.',
  REST: 'REST operation, by method and route below /api.',
  HTTP: 'Pages, files and callbacks, by method and route.',
});
export type OperationKind = keyof typeof OperationKind;

export const DeadLetterState = defineEnum('DeadLetterState', 'State of a job that used up its attempts.', {
  WAITING: 'Waiting for an administrator to replay or discard the job.',
  REPLAYING: 'Replayed and not finished yet.',
  DONE: 'Replayed; the job then succeeded.',
  FAILED_AGAIN: 'Replayed, and all attempts failed again. A new dead letter is waiting.',
  DISCARDED: 'Discarded by an administrator.',
});
export type DeadLetterState = keyof typeof DeadLetterState;

export const StorageKind = defineEnum('StorageKind', 'Kind of data that uses disk space.', {
  TABLE: 'Database table with its indexes. Small tables are combined as `other`.',
  MEDIA: 'Stored files of one kind.',
  BACKUP: 'Stored backups. Shared files are counted once.',
});
export type StorageKind = keyof typeof StorageKind;
