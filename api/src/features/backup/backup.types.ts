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

@ObjectType({ description: 'A file of a backup that is not as it was written.' })
export class BackupFileFault {
  @Field(() => BackupFaultKind, { description: 'Whether it is missing or changed.' })
  fault!: BackupFaultKind;
  @Field({ description: 'Name within the backup, or key in the storage.' })
  file!: string;
}

@ObjectType({ description: 'A backup of the rows of one moment and of the files that they name.' })
export class Backup {
  @Field(() => ID, { description: 'Of the backup: opaque, never changes.' })
  id!: string;
  @Field(() => BackupTrigger, { description: 'What it was made by.' })
  trigger!: BackupTrigger;
  @Field(() => BackupStatus, { description: 'What became of it.' })
  status!: BackupStatus;
  @Field(() => BackupFaultKind, { nullable: true, description: 'Why it is not OK; absent where it is.' })
  fault?: BackupFaultKind | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the fault is about, for instance a file; absent where nothing more is known.',
  })
  faultDetail?: string | null;
  @Field(() => DateTime, { description: 'When it was asked for or due.' })
  createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it ended, well or not; absent while it runs.' })
  endedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The moment whose rows it holds; absent before they are copied.',
  })
  snapshotAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of who asked for it; absent of the clock’s, of commands, and once they are erased.',
  })
  askedByName?: string | null;
  @Field(() => BackupPhase, { description: 'What it is at, or was at when it ended.' })
  phase!: BackupPhase;
  @Field(() => Float, { description: 'Bytes of the phase that are done.' })
  doneBytes!: number;
  @Field(() => Float, { description: 'Bytes of the phase in all; 0 before that is known.' })
  allBytes!: number;
  @Field({ description: 'Someone asked for it to stop, and it will within seconds.' })
  isStopping!: boolean;
  @Field(() => Float, {
    nullable: true,
    description: 'Bytes of its rows, compressed; absent before it is whole.',
  })
  databaseBytes?: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Bytes of the files that it names, also those that earlier backups brought; absent before it is whole.',
  })
  fileBytes?: number | null;
  @Field(() => Float, { nullable: true, description: 'Rows that it holds; absent before it is whole.' })
  rowCount?: number | null;
  @Field(() => Int, { nullable: true, description: 'Files that it names; absent before it is whole.' })
  fileCount?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of its signed manifest, which holds those of all else; absent before it is whole.',
  })
  checksum?: string | null;
  @Field({ description: 'Kept as one of the weekly ones; false: of the daily ones.' })
  isWeekly!: boolean;
  @Field({ description: 'Its checksums are being compared at this moment.' })
  isBeingChecked!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When every byte was last read; absent: never.' })
  checkedAt?: Date | null;
  @Field(() => BackupFaultKind, {
    nullable: true,
    description: 'What the last check found; absent: nothing wrong.',
  })
  checkFault?: BackupFaultKind | null;
  @Field(() => String, { nullable: true, description: 'Which file is at fault; absent where none is.' })
  checkDetail?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When a drill with it last passed; absent: never.' })
  drilledAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of its folder, which `npm run restore` takes; absent before it is whole.',
  })
  folder?: string | null;
}

@ObjectType({ description: 'One thing that a drill looked at.' })
export class DrillStep {
  @Field(() => DrillStepKind, { description: 'What was looked at.' })
  kind!: DrillStepKind;
  @Field({ description: 'Nothing was wrong with it.' })
  isPassed!: boolean;
  @Field(() => Float, { description: 'How much was looked at, in what the kind counts.' })
  count!: number;
  @Field(() => Int, { description: 'Milliseconds that it took.' })
  ms!: number;
}

@ObjectType({
  description: 'A backup that was restored into a database of its own, looked at and thrown away.',
})
export class RestoreDrill {
  @Field(() => ID, { description: 'Of the drill: opaque, never changes.' })
  id!: string;
  @Field(() => ID, { description: 'Of the backup that was restored.' })
  backupId!: string;
  @Field(() => DateTime, { description: 'When that backup was made.' })
  backupAt!: Date;
  @Field(() => DrillStatus, { description: 'What it came to.' })
  status!: DrillStatus;
  @Field(() => BackupFaultKind, { nullable: true, description: 'Why it did not pass; absent where it did.' })
  fault?: BackupFaultKind | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the fault is about; absent where nothing more is known.',
  })
  faultDetail?: string | null;
  @Field(() => DateTime, { description: 'When it began, by the clock or by hand.' })
  startedAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it ended; absent while it runs.' })
  endedAt?: Date | null;
}

@ObjectType({ description: 'What is kept as backups, where, and what comes next.' })
export class BackupOverview {
  @Field({ description: 'The folder that backups are written to, on the server.' })
  place!: string;
  @Field({
    description: 'That folder lies in the data folder: without a copy elsewhere it goes with the machine.',
  })
  isBesideData!: boolean;
  @Field(() => Int, { description: 'Backups that lie there.' })
  count!: number;
  @Field(() => Float, { description: 'Bytes that they take together, each file counted once.' })
  bytes!: number;
  @Field(() => Int, { description: 'Daily backups that are kept.' })
  dailyCopies!: number;
  @Field(() => Int, { description: 'Weekly backups that are kept besides.' })
  weeklyCopies!: number;
  @Field(() => DateTime, { description: 'When the next one is due by the clock.' })
  nextBackupAt!: Date;
  @Field(() => DateTime, { description: 'When the next drill is due by the clock.' })
  nextDrillAt!: Date;
}

@ObjectType({
  description: 'Something that leaves the program, and whether it is held back since a restore.',
})
export class OutgoingHold {
  @Field(() => OutgoingKind, { description: 'What is held back.' })
  kind!: OutgoingKind;
  @Field(() => DateTime, { description: 'When the program was restored.' })
  since!: Date;
  @Field(() => DateTime, { description: 'The moment of the backup: what left after it is not known here.' })
  backupAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was released; absent while it is held back.',
  })
  releasedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of who released it; absent while it is held back, and once they are erased.',
  })
  releasedByName?: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was released; absent while it is held back.' })
  reason?: string | null;
  @Field(() => Int, { description: 'How many wait to leave at this moment.' })
  waiting!: number;
}
