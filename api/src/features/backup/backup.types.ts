import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import {
  BackupFaultKind,
  BackupPhase,
  BackupStatus,
  BackupTrigger,
  DrillStatus,
  DrillStepKind,
} from './backup.enums.ts';

@ObjectType({ description: 'Missing or changed file of a backup.' })
export class BackupFileFault {
  @Field(() => BackupFaultKind, { description: 'Kind of fault: missing or changed.' })
  fault!: BackupFaultKind;
  @Field({ description: 'Name within the backup, or key in the storage.' })
  file!: string;
}

@ObjectType({ description: 'Backup of a database snapshot and of the files that it references.' })
export class Backup {
  @Field(() => ID, { description: 'Unique backup ID. Immutable.' })
  id!: string;
  @Field(() => BackupTrigger, { description: 'Event that started the backup.' })
  trigger!: BackupTrigger;
  @Field(() => BackupStatus, { description: 'Current status of the backup.' })
  status!: BackupStatus;
  @Field(() => BackupFaultKind, {
    nullable: true,
    description: 'Reason why the backup is not OK. Null if it is.',
  })
  fault?: BackupFaultKind | null;
  @Field(() => String, {
    nullable: true,
    description: 'Subject of the fault, for instance a file name. Null if unknown.',
  })
  faultDetail?: string | null;
  @Field(() => DateTime, { description: 'Time at which the backup was requested or scheduled.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the backup finished, successfully or not. Null while in progress.',
  })
  endedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the database snapshot. Null before it is taken.',
  })
  snapshotAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of the administrator who requested the backup. Null for scheduled backups and commands, and if the administrator is erased.',
  })
  askedByName?: string | null;
  @Field(() => BackupPhase, { description: 'Current phase, or the last phase of a finished backup.' })
  phase!: BackupPhase;
  @Field(() => Float, { description: 'Number of processed bytes of the phase.' })
  doneBytes!: number;
  @Field(() => Float, { description: 'Total number of bytes of the phase; 0 while unknown.' })
  allBytes!: number;
  @Field({ description: 'True if a stop was requested and takes effect within seconds.' })
  isStopping!: boolean;
  @Field(() => Float, {
    nullable: true,
    description: 'Compressed size of the rows in bytes. Null until the backup is complete.',
  })
  databaseBytes?: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Size of all referenced files in bytes, including those from earlier backups. Null until the backup is complete.',
  })
  fileBytes?: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Number of rows in the backup. Null until it is complete.',
  })
  rowCount?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of referenced files. Null until the backup is complete.',
  })
  fileCount?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the signed manifest, which has the checksums of all parts. Null until the backup is complete.',
  })
  checksum?: string | null;
  @Field({ description: 'True if the backup is retained as a weekly copy; false for a daily copy.' })
  isWeekly!: boolean;
  @Field({ description: 'True while the checksums are being verified.' })
  isBeingChecked!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last complete verification. Null if never verified.',
  })
  checkedAt?: Date | null;
  @Field(() => BackupFaultKind, {
    nullable: true,
    description: 'Fault found by the last verification. Null if none.',
  })
  checkFault?: BackupFaultKind | null;
  @Field(() => String, { nullable: true, description: 'Name of the faulty file. Null if none.' })
  checkDetail?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last successful restore drill with this backup. Null if never.',
  })
  drilledAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Folder name, an argument of `npm run restore`. Null until the backup is complete.',
  })
  folder?: string | null;
}

@ObjectType({ description: 'Step of a restore drill with its result.' })
export class DrillStep {
  @Field(() => DrillStepKind, { description: 'Kind of check that the step performs.' })
  kind!: DrillStepKind;
  @Field({ description: 'True if the step found no problem.' })
  isPassed!: boolean;
  @Field(() => Float, { description: 'Number of checked items, in the unit of the kind.' })
  count!: number;
  @Field(() => Int, { description: 'Duration of the step in milliseconds.' })
  ms!: number;
}

@ObjectType({
  description: 'Restore drill: a backup restored into a temporary database, checked and deleted.',
})
export class RestoreDrill {
  @Field(() => ID, { description: 'Unique drill ID. Immutable.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the restored backup.' })
  backupId!: string;
  @Field(() => DateTime, { description: 'Time at which the restored backup was created.' })
  backupAt!: Date;
  @Field(() => DrillStatus, { description: 'Current status of the drill.' })
  status!: DrillStatus;
  @Field(() => BackupFaultKind, {
    nullable: true,
    description: 'Reason why the drill did not pass. Null if it passed.',
  })
  fault?: BackupFaultKind | null;
  @Field(() => String, {
    nullable: true,
    description: 'Subject of the fault. Null if unknown.',
  })
  faultDetail?: string | null;
  @Field(() => DateTime, { description: 'Time at which the drill started, scheduled or manually.' })
  startedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the drill finished. Null while in progress.',
  })
  endedAt?: Date | null;
}

@ObjectType({ description: 'Retention, location and schedule of backups.' })
export class BackupOverview {
  @Field({ description: 'Backup folder on the server.' })
  place!: string;
  @Field({
    description:
      'True if the backup folder is inside the data folder. Without a copy elsewhere, backups are lost with the machine.',
  })
  isBesideData!: boolean;
  @Field(() => Int, { description: 'Number of stored backups.' })
  count!: number;
  @Field(() => Float, { description: 'Total size of the backups in bytes. Shared files are counted once.' })
  bytes!: number;
  @Field(() => Int, { description: 'Number of daily backups to retain.' })
  dailyCopies!: number;
  @Field(() => Int, { description: 'Number of weekly backups to retain in addition.' })
  weeklyCopies!: number;
  @Field(() => DateTime, { description: 'Scheduled time of the next backup.' })
  nextBackupAt!: Date;
  @Field(() => DateTime, { description: 'Scheduled time of the next restore drill.' })
  nextDrillAt!: Date;
}

@ObjectType({
  description: 'Outgoing operations and whether they are on hold since a restore.',
})
export class OutgoingHold {
  @Field(() => OutgoingKind, { description: 'Kind of outgoing operation.' })
  kind!: OutgoingKind;
  @Field(() => DateTime, { description: 'Time of the restore.' })
  since!: Date;
  @Field(() => DateTime, {
    description:
      'Time of the restored snapshot. Operations performed after it are not recorded in the database.',
  })
  backupAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the release. Null while on hold.',
  })
  releasedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of the administrator who released the operations. Null while on hold, and if the administrator is erased.',
  })
  releasedByName?: string | null;
  @Field(() => String, { nullable: true, description: 'Reason of the release. Null while on hold.' })
  reason?: string | null;
  @Field(() => Int, { description: 'Number of operations currently waiting.' })
  waiting!: number;
}
