import { registerEnumType } from 'type-graphql';

export enum PerformancePeriod {
  HOUR = 'HOUR',
  DAY = 'DAY',
  WEEK = 'WEEK',
  QUARTER = 'QUARTER',
}
registerEnumType(PerformancePeriod, {
  name: 'PerformancePeriod',
  description: 'Over how much time figures are taken together, up to now.',
  valuesConfig: {
    HOUR: { description: 'The last 60 minutes, point by minute.' },
    DAY: { description: 'The last 24 hours; the chart has a point for every 15 minutes.' },
    WEEK: { description: 'The last 7 days, point by hour.' },
    QUARTER: { description: 'The last 90 days, point by day of Vietnam.' },
  },
});

export enum OperationKind {
  GRAPHQL = 'GRAPHQL',
  REST = 'REST',
  HTTP = 'HTTP',
}
registerEnumType(OperationKind, {
  name: 'OperationKind',
  description: 'How an operation is called from outside.',
  valuesConfig: {
    GRAPHQL: { description: 'By the name that our own clients give it; all others are `other`.' },
    REST: { description: 'By method and route below /api.' },
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
  description: 'What became of a job that used up its attempts.',
  valuesConfig: {
    WAITING: { description: 'It waits for an administrator to replay or discard it.' },
    REPLAYING: { description: 'It was sent once more and has not ended yet.' },
    DONE: { description: 'Sent once more, it did what it was for.' },
    FAILED_AGAIN: { description: 'Sent once more, it used up its attempts again: another one waits.' },
    DISCARDED: { description: 'An administrator decided that it is not to be done.' },
  },
});

export enum StorageKind {
  TABLE = 'TABLE',
  MEDIA = 'MEDIA',
  BACKUP = 'BACKUP',
}
registerEnumType(StorageKind, {
  name: 'StorageKind',
  description: 'What takes room on the disk.',
  valuesConfig: {
    TABLE: { description: 'A table of the database with its indexes; the small ones together as `other`.' },
    MEDIA: { description: 'Stored files of one kind.' },
    BACKUP: { description: 'Backups that are kept; files that several need count once.' },
  },
});
