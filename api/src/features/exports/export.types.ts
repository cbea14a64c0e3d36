import { IsOptional, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OneOf } from '../../graphql/one-of.ts';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { ExportPeopleInput } from '../accounts/index.ts';
import { ExportTaughtStudentsInput } from '../analytics/index.ts';
import { ExportAuditLogInput, IdempotencyKey } from '../operations/index.ts';
import { ExportOrdersInput } from '../orders/index.ts';
import { ExportCoursesInput } from '../review/index.ts';
import { ExportFault, ExportForm, ExportList, ExportState } from './export.enums.ts';

@OneOf()
@InputType({ description: 'Which list is taken out, and what of it: exactly one of the fields.' })
export class ExportContentInput {
  @Field(() => ExportPeopleInput, {
    nullable: true,
    description: 'People, with the permission person:export.',
  })
  @IsOptional()
  @ValidateNested()
  people?: ExportPeopleInput;

  @Field(() => ExportOrdersInput, {
    nullable: true,
    description: 'Orders, with the permission order:export.',
  })
  @IsOptional()
  @ValidateNested()
  orders?: ExportOrdersInput;

  @Field(() => ExportCoursesInput, {
    nullable: true,
    description: 'Courses, with the permission course:export.',
  })
  @IsOptional()
  @ValidateNested()
  courses?: ExportCoursesInput;

  @Field(() => ExportTaughtStudentsInput, {
    nullable: true,
    description: 'The viewer’s own students, with the permission course:read-own.',
  })
  @IsOptional()
  @ValidateNested()
  students?: ExportTaughtStudentsInput;

  @Field(() => ExportAuditLogInput, {
    nullable: true,
    description: 'Lines of the log, with the permission audit:export.',
  })
  @IsOptional()
  @ValidateNested()
  auditLog?: ExportAuditLogInput;
}

@InputType({ description: 'A file that is to be written by and by.' })
export class StartExportInput {
  @Field(() => ExportContentInput, { description: 'Which list it holds, and what of it.' })
  @ValidateNested()
  content!: ExportContentInput;

  @Field(() => ExportForm, { description: 'In which form it is written; programs read CSV alone.' })
  form!: ExportForm;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A file that is to be written anew, as it was asked for.' })
export class RepeatExportInput {
  @Field(() => ID, { description: 'Of a file that one asked for, whatever became of it.' })
  exportId!: string;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'How long a list is that is to be taken out.' })
export class ExportSize {
  @Field(() => Int, { description: 'How many rows it has at this moment.' })
  rowCount!: number;
  @Field({ description: 'It is short enough to be downloaded at once, without being saved.' })
  isShort!: boolean;
}

@ObjectType({ description: 'A list that is, or was, written to a file; only whoever asked for it sees it.' })
export class SavedExport {
  @Field(() => ID, { description: 'Of the file: opaque, never changes.' })
  id!: string;
  @Field(() => ExportList, { description: 'Which list it holds.' })
  list!: ExportList;
  @Field(() => ExportForm, { description: 'In which form it is written.' })
  form!: ExportForm;
  @Field(() => ExportState, { description: 'How far it has come.' })
  state!: ExportState;
  @Field(() => String, { nullable: true, description: 'The words that it was narrowed by; absent: none.' })
  search?: string | null;
  @Field(() => Int, { description: 'In how many other ways it was narrowed.' })
  filterCount!: number;
  @Field(() => Int, { description: 'Rows that are written so far.' })
  rowsDone!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Rows that it has in all, of one moment; absent until they are counted.',
  })
  rowCount?: number | null;
  @Field(() => Float, { nullable: true, description: 'Its size in bytes; absent before it is ready.' })
  bytes?: number | null;
  @Field(() => ExportFault, { nullable: true, description: 'Why it was not finished; absent unless failed.' })
  fault?: ExportFault | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The row that it stopped at, from 1; absent unless failed while it was written.',
  })
  faultRow?: number | null;
  @Field(() => DateTime, { description: 'When it was asked for.' })
  createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When its writing began last; absent before.' })
  startedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was ready or failed; absent before.' })
  finishedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'Until when it can be downloaded; absent before.' })
  expiresAt?: Date | null;
}
export const SavedExportPage = pageOf('SavedExportPage', () => SavedExport);
