import { registerEnumType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { OutgoingKind } from '../../platform/http/outgoing-hold.ts';

export const BackupTrigger = defineEnum('BackupTrigger', 'Event that starts a backup.', {
  DAILY: 'Nightly schedule, at two o’clock in Vietnam.',
  MANUAL: 'Administrator on the backup page, or operator on the command line.',
});
export type BackupTrigger = keyof typeof BackupTrigger;

export const BackupStatus = defineEnum('BackupStatus', 'Progress and outcome of a backup.', {
  RUNNING: 'The backup is queued or in progress.',
  OK: 'The backup is complete, and every byte was verified.',
  WARNING: 'The backup is complete, but files referenced by the database were missing in the storage.',
  ERROR: 'The backup failed; see `fault`.',
  SKIPPED: 'Another backup was in progress at the scheduled time.',
  UNFINISHED: 'The backup was stopped, or its process ended unexpectedly.',
});
export type BackupStatus = keyof typeof BackupStatus;

export const BackupPhase = defineEnum('BackupPhase', 'Phase of a backup in progress, in this order.', {
  WAITING: 'A process starts the backup within seconds.',
  DATABASE: 'The rows of one database snapshot are being copied.',
  FILES: 'Files that no earlier backup contains are being copied.',
  CHECKING: 'Every byte is being read again and compared with its checksum.',
});
export type BackupPhase = keyof typeof BackupPhase;

export const BackupFaultKind = defineEnum(
  'BackupFaultKind',
  'Reason why a backup, its verification or a drill failed.',
  {
    NO_ROOM: 'The disk does not have enough free space.',
    STOPPED: 'An administrator stopped the backup.',
    KILLED: 'The process that created the backup ended unexpectedly.',
    ALREADY_RUNNING: 'Another backup was in progress.',
    FILES_MISSING: 'Files referenced by the database are missing in the storage.',
    FILE_MISSING: 'A file listed in the manifest is missing.',
    FILE_CHANGED: 'A file of the backup differs from its checksum.',
    MANIFEST_CHANGED: 'The manifest differs from its signature.',
    OTHER_KEYS: 'The backup was created under APP_KEYS that differ from the current ones.',
    NOT_A_BACKUP: 'The folder is missing, or has no finished backup.',
    NO_CREATE_DATABASE: 'The database user lacks the privilege to create a database for restoring.',
    LEDGER_BROKEN: 'The restored ledger is inconsistent.',
    PROGRAM_BROKEN: 'The restored application failed to sign a user in or to display a course.',
    UNEXPECTED: 'An unexpected error occurred; the server log has details.',
  },
);
export type BackupFaultKind = keyof typeof BackupFaultKind;

export const DrillStatus = defineEnum('DrillStatus', 'Status of a restore drill.', {
  RUNNING: 'The backup is being restored and checked.',
  PASSED: 'All checks of the drill passed.',
  FAILED: 'A check failed; see `fault`.',
  SKIPPED: 'The drill was not possible on this server; see `fault`.',
});
export type DrillStatus = keyof typeof DrillStatus;

export const DrillStepKind = defineEnum('DrillStepKind', 'Step of a restore drill, in this order.', {
  CHECKSUMS: 'Comparison of every byte with its checksum; `count` is bytes.',
  RESTORE: 'Restore of the rows into a temporary database; `count` is rows.',
  LEDGER: 'Consistency checks of the ledger; `count` is ledger entries.',
  FILES: 'Comparison of a sample of files; `count` is files.',
  PROGRAM: 'Signing in and opening a course in the restored application; `count` is successful requests.',
});
export type DrillStepKind = keyof typeof DrillStepKind;

registerEnumType(OutgoingKind, {
  name: 'OutgoingKind',
  description: 'Kind of outgoing operation that cannot be undone.',
  valuesConfig: {
    MONEY: { description: 'Refunds through gateways, and transfer files for the bank.' },
    MAIL: { description: 'Emails to users, including codes and receipts.' },
    WEBHOOK: { description: 'Webhook requests to third-party programs.' },
  },
});
