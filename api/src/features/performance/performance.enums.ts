import { registerEnumType } from 'type-graphql';

export enum PerformancePeriod {
  HOUR = 'HOUR',
  DAY = 'DAY',
  WEEK = 'WEEK',
  QUARTER = 'QUARTER',
}
registerEnumType(PerformancePeriod, {
  name: 'PerformancePeriod',
  description: 'Period of the figures, up to now.',
  valuesConfig: {
    HOUR: { description: 'Last 60 minutes. The chart has a point per minute.' },
    DAY: { description: 'Last 24 hours. The chart has a point per 15 minutes.' },
    WEEK: { description: 'Last 7 days. The chart has a point per hour.' },
    QUARTER: { description: 'Last 90 days. The chart has a point per day in Vietnam time.' },
  },
});

export enum OperationKind {
  GRAPHQL = 'GRAPHQL',
  REST = 'REST',
  HTTP = 'HTTP',
}
registerEnumType(OperationKind, {
  name: 'OperationKind',
  description: 'Interface of an operation.',
  valuesConfig: {
    GRAPHQL: {
      description:
        'GraphQL operation, by the name that the platform’s own clients use; all others are `other`.',
    },
    REST: { description: 'REST operation, by method and route below /api.' },
    HTTP: { description: 'Pages, files and callbacks, by method and route.' },
  },
});

export enum DeadLetterState {
  WAITING = 'WAITING',
  REPLAYING = 'REPLAYING',
  DONE = 'DONE',
  FAILED_AGAIN = 'FAILED_AGAIN',
  DISCARDED = 'DISCARDED',
}
registerEnumType(DeadLetterState, {
  name: 'DeadLetterState',
  description: 'State of a job that used up its attempts.',
  valuesConfig: {
    WAITING: { description: 'Waiting for an administrator to replay or discard the job.' },
    REPLAYING: { description: 'Replayed and not finished yet.' },
    DONE: { description: 'Replayed; the job then succeeded.' },
    FAILED_AGAIN: { description: 'Replayed, and all attempts failed again. A new dead letter is waiting.' },
    DISCARDED: { description: 'Discarded by an administrator.' },
  },
});

export enum StorageKind {
  TABLE = 'TABLE',
  MEDIA = 'MEDIA',
  BACKUP = 'BACKUP',
}
registerEnumType(StorageKind, {
  name: 'StorageKind',
  description: 'Kind of data that uses disk space.',
  valuesConfig: {
    TABLE: { description: 'Database table with its indexes. Small tables are combined as `other`.' },
    MEDIA: { description: 'Stored files of one kind.' },
    BACKUP: { description: 'Stored backups. Shared files are counted once.' },
  },
});
