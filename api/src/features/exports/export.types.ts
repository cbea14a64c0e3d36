import { ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OneOf } from '../../graphql/one-of.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { ExportPeopleInput } from '../accounts/index.ts';
import { ExportTaughtStudentsInput } from '../analytics/index.ts';
import { ExportAuditLogInput, IdempotencyKey } from '../operations/index.ts';
import { ExportOrdersInput } from '../orders/index.ts';
import { ExportCoursesInput } from '../review/index.ts';
import { ExportFault, ExportForm, ExportList, ExportState } from './export.enums.ts';

@OneOf()
@InputType({ description: 'List to export and its filter conditions. Exactly one field is required.' })
export class ExportContentInput {
  @Field(() => ExportPeopleInput, {
    nullable: true,
    description: 'Users; requires the permission person:export.',
  })
  @ValidateNested()
  people?: ExportPeopleInput;

  @Field(() => ExportOrdersInput, {
    nullable: true,
    description: 'Orders; requires the permission order:export.',
  })
  @ValidateNested()
  orders?: ExportOrdersInput;

  @Field(() => ExportCoursesInput, {
    nullable: true,
    description: 'Courses; requires the permission course:export.',
  })
  @ValidateNested()
  courses?: ExportCoursesInput;

  @Field(() => ExportTaughtStudentsInput, {
    nullable: true,
    description: 'Students of the viewer; requires the permission course:read-own.',
  })
  @ValidateNested()
  students?: ExportTaughtStudentsInput;

  @Field(() => ExportAuditLogInput, {
    nullable: true,
    description: 'Audit log entries; requires the permission audit:export.',
  })
  @ValidateNested()
  auditLog?: ExportAuditLogInput;
}

@InputType({ description: 'File to create in the background.' })
export class StartExportInput {
  @Field(() => ExportContentInput, { description: 'List to export and its filter conditions.' })
  @ValidateNested()
  content!: ExportContentInput;

  @Field(() => ExportForm, { description: 'Format of the file. The layout for programs requires CSV.' })
  form!: ExportForm;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'File to create again with the same parameters.' })
export class RepeatExportInput {
  @Field(() => ID, { description: 'ID of a file requested by the viewer, in any state.' })
  exportId!: string;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'Size of a list to export.' })
export class ExportSize {
  @Field(() => Int, { description: 'Current number of rows.' })
  rowCount!: number;
  @Field({ description: 'True if the list is short enough for an immediate download without a saved file.' })
  isShort!: boolean;
}

@ObjectType({ description: 'List that is or was written to a file. Visible to the requesting user only.' })
export class SavedExport {
  @Field(() => ID, { description: 'Unique file ID. Immutable.' })
  id!: string;
  @Field(() => ExportList, { description: 'List that the file contains.' })
  list!: ExportList;
  @Field(() => ExportForm, { description: 'Format of the file.' })
  form!: ExportForm;
  @Field(() => ExportState, { description: 'Current state of the file.' })
  state!: ExportState;
  @Field(() => String, { nullable: true, description: 'Search text of the filter. Null if none.' })
  search?: string | null;
  @Field(() => Int, { description: 'Number of other filter conditions.' })
  filterCount!: number;
  @Field(() => Int, { description: 'Number of rows written so far.' })
  rowsDone!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Total number of rows in the snapshot. Null until counted.',
  })
  rowCount?: number | null;
  @Field(() => Float, { nullable: true, description: 'Size of the file in bytes. Null until it is ready.' })
  bytes?: number | null;
  @Field(() => ExportFault, { nullable: true, description: 'Reason for the failure. Null unless failed.' })
  fault?: ExportFault | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Row at which writing failed, from 1. Null unless failed while writing.',
  })
  faultRow?: number | null;
  @Field(() => DateTime, { description: 'Time at which the file was requested.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which writing last started. Null before that.',
  })
  startedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the file was ready or failed. Null before that.',
  })
  finishedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the file can be downloaded. Null before it is ready.',
  })
  expiresAt?: Date | null;
}
export const SavedExportPage = createPageType('SavedExportPage', () => SavedExport);
