import { registerEnumType } from 'type-graphql';
import { OutgoingKind } from '../../platform/http/outgoing-hold.ts';

export enum BackupTrigger {
  DAILY = 'DAILY',
  MANUAL = 'MANUAL',
}
registerEnumType(BackupTrigger, {
  name: 'BackupTrigger',
  description: 'Event that starts a backup.',
  valuesConfig: {
    DAILY: { description: 'Nightly schedule, at two o’clock in Vietnam.' },
    MANUAL: { description: 'Administrator on the backup page, or operator on the command line.' },
  },
});

export enum BackupStatus {
  RUNNING = 'RUNNING',
  OK = 'OK',
  WARNING = 'WARNING',
  ERROR = 'ERROR',
  SKIPPED = 'SKIPPED',
  UNFINISHED = 'UNFINISHED',
}
registerEnumType(BackupStatus, {
  name: 'BackupStatus',
  description: 'Progress and outcome of a backup.',
  valuesConfig: {
    RUNNING: { description: 'The backup is queued or in progress.' },
    OK: { description: 'The backup is complete, and every byte was verified.' },
    WARNING: {
      description:
        'The backup is complete, but files referenced by the database were missing in the storage.',
    },
    ERROR: { description: 'The backup failed; see `fault`.' },
    SKIPPED: { description: 'Another backup was in progress at the scheduled time.' },
    UNFINISHED: { description: 'The backup was stopped, or its process ended unexpectedly.' },
  },
});

export enum BackupPhase {
  WAITING = 'WAITING',
  DATABASE = 'DATABASE',
  FILES = 'FILES',
  CHECKING = 'CHECKING',
}
registerEnumType(BackupPhase, {
  name: 'BackupPhase',
  description: 'Phase of a backup in progress, in this order.',
  valuesConfig: {
    WAITING: { description: 'A process starts the backup within seconds.' },
    DATABASE: { description: 'The rows of one database snapshot are being copied.' },
    FILES: { description: 'Files that no earlier backup contains are being copied.' },
    CHECKING: { description: 'Every byte is being read again and compared with its checksum.' },
  },
});

export enum BackupFaultKind {
  NO_ROOM = 'NO_ROOM',
  STOPPED = 'STOPPED',
  KILLED = 'KILLED',
  ALREADY_RUNNING = 'ALREADY_RUNNING',
  FILES_MISSING = 'FILES_MISSING',
  FILE_MISSING = 'FILE_MISSING',
  FILE_CHANGED = 'FILE_CHANGED',
  MANIFEST_CHANGED = 'MANIFEST_CHANGED',
  OTHER_KEYS = 'OTHER_KEYS',
  NOT_A_BACKUP = 'NOT_A_BACKUP',
  NO_CREATE_DATABASE = 'NO_CREATE_DATABASE',
  LEDGER_BROKEN = 'LEDGER_BROKEN',
  PROGRAM_BROKEN = 'PROGRAM_BROKEN',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(BackupFaultKind, {
  name: 'BackupFaultKind',
  description: 'Reason why a backup, its verification or a drill failed.',
  valuesConfig: {
    NO_ROOM: { description: 'The disk does not have enough free space.' },
    STOPPED: { description: 'An administrator stopped the backup.' },
    KILLED: { description: 'The process that created the backup ended unexpectedly.' },
    ALREADY_RUNNING: { description: 'Another backup was in progress.' },
    FILES_MISSING: { description: 'Files referenced by the database are missing in the storage.' },
    FILE_MISSING: { description: 'A file listed in the manifest is missing.' },
    FILE_CHANGED: { description: 'A file of the backup differs from its checksum.' },
    MANIFEST_CHANGED: { description: 'The manifest differs from its signature.' },
    OTHER_KEYS: { description: 'The backup was created under APP_KEYS that differ from the current ones.' },
    NOT_A_BACKUP: { description: 'The folder is missing, or has no finished backup.' },
    NO_CREATE_DATABASE: {
      description: 'The database user lacks the privilege to create a database for restoring.',
    },
    LEDGER_BROKEN: { description: 'The restored ledger is inconsistent.' },
    PROGRAM_BROKEN: {
      description: 'The restored application failed to sign a user in or to display a course.',
    },
    UNEXPECTED: { description: 'An unexpected error occurred; the server log has details.' },
  },
});

export enum DrillStatus {
  RUNNING = 'RUNNING',
  PASSED = 'PASSED',
  FAILED = 'FAILED',
  SKIPPED = 'SKIPPED',
}
registerEnumType(DrillStatus, {
  name: 'DrillStatus',
  description: 'Status of a restore drill.',
  valuesConfig: {
    RUNNING: { description: 'The backup is being restored and checked.' },
    PASSED: { description: 'All checks of the drill passed.' },
    FAILED: { description: 'A check failed; see `fault`.' },
    SKIPPED: { description: 'The drill was not possible on this server; see `fault`.' },
  },
});

export enum DrillStepKind {
  CHECKSUMS = 'CHECKSUMS',
  RESTORE = 'RESTORE',
  LEDGER = 'LEDGER',
  FILES = 'FILES',
  PROGRAM = 'PROGRAM',
}
registerEnumType(DrillStepKind, {
  name: 'DrillStepKind',
  description: 'Step of a restore drill, in this order.',
  valuesConfig: {
    CHECKSUMS: { description: 'Comparison of every byte with its checksum; `count` is bytes.' },
    RESTORE: { description: 'Restore of the rows into a temporary database; `count` is rows.' },
    LEDGER: { description: 'Consistency checks of the ledger; `count` is ledger entries.' },
    FILES: { description: 'Comparison of a sample of files; `count` is files.' },
    PROGRAM: {
      description:
        'Signing in and opening a course in the restored application; `count` is successful requests.',
    },
  },
});

registerEnumType(OutgoingKind, {
  name: 'OutgoingKind',
  description: 'Kind of outgoing operation that cannot be undone.',
  valuesConfig: {
    MONEY: { description: 'Refunds through gateways, and transfer files for the bank.' },
    MAIL: { description: 'Emails to users, including codes and receipts.' },
    WEBHOOK: { description: 'Webhook requests to third-party programs.' },
  },
});
