import { registerEnumType } from 'type-graphql';
import { OutgoingKind } from '../../platform/http/outgoing-hold.ts';

export enum BackupTrigger {
  DAILY = 'DAILY',
  MANUAL = 'MANUAL',
}
registerEnumType(BackupTrigger, {
  name: 'BackupTrigger',
  description: 'What a backup was made by.',
  valuesConfig: {
    DAILY: { description: 'The clock, every night at two in Vietnam.' },
    MANUAL: { description: 'A person, on the page or by the command.' },
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
  description: 'What became of a backup.',
  valuesConfig: {
    RUNNING: { description: 'It waits for its turn, or is being made.' },
    OK: { description: 'It is whole, and every byte was read again.' },
    WARNING: { description: 'It is whole, but files that rows name were not in the storage.' },
    ERROR: { description: 'It could not be made; `fault` says why.' },
    SKIPPED: { description: 'Another one was being made at its time.' },
    UNFINISHED: { description: 'It was stopped, or its process died.' },
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
  description: 'What a backup that is being made is at, in this order.',
  valuesConfig: {
    WAITING: { description: 'A process takes it within seconds.' },
    DATABASE: { description: 'The rows of one snapshot are copied.' },
    FILES: { description: 'Files that are not in an earlier backup are copied.' },
    CHECKING: { description: 'Every byte is read again and compared with its checksum.' },
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
  description: 'Why a backup, its check or a drill failed.',
  valuesConfig: {
    NO_ROOM: { description: 'The disk has not enough room for it.' },
    STOPPED: { description: 'A person stopped it by hand.' },
    KILLED: { description: 'The process that made it ended.' },
    ALREADY_RUNNING: { description: 'Another one was being made.' },
    FILES_MISSING: { description: 'Rows name files that the storage has not.' },
    FILE_MISSING: { description: 'A file of the backup is gone.' },
    FILE_CHANGED: { description: 'A file of the backup is not as it was written.' },
    MANIFEST_CHANGED: { description: 'Its list of contents is not as it was signed.' },
    OTHER_KEYS: { description: 'It was made under other APP_KEYS than those of now.' },
    NOT_A_BACKUP: { description: 'Its folder is gone, or holds no finished backup.' },
    NO_CREATE_DATABASE: { description: 'The database user may not create a database to restore into.' },
    LEDGER_BROKEN: { description: 'The restored books do not hold together.' },
    PROGRAM_BROKEN: { description: 'The restored program did not let anyone sign in, or showed no course.' },
    UNEXPECTED: { description: 'Something else; the log of the server says more.' },
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
  description: 'What a drill of restoring came to.',
  valuesConfig: {
    RUNNING: { description: 'It is being restored and looked at.' },
    PASSED: { description: 'Everything that was looked at is right.' },
    FAILED: { description: 'Something is wrong; `fault` says what.' },
    SKIPPED: { description: 'It could not be tried here; `fault` says why.' },
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
  description: 'What a drill looks at, in this order.',
  valuesConfig: {
    CHECKSUMS: { description: 'Every byte against its checksum; `count` is bytes.' },
    RESTORE: { description: 'The rows into a database of their own; `count` is rows.' },
    LEDGER: { description: 'Everything that must hold of the books; `count` is ledger entries.' },
    FILES: { description: 'A sample of files opened and compared; `count` is files.' },
    PROGRAM: { description: 'Signing in and opening a course; `count` is requests that were answered.' },
  },
});

registerEnumType(OutgoingKind, {
  name: 'OutgoingKind',
  description: 'What leaves the program and can’t be called back.',
  valuesConfig: {
    MONEY: { description: 'Refunds by gateways, and files of transfers for the bank.' },
    MAIL: { description: 'Mails to people, codes and receipts among them.' },
    WEBHOOK: { description: 'Messages to programs of others.' },
  },
});
