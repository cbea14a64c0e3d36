import { IsEnum } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import {
  BusinessReportKind,
  ReportComparison,
  ReportPeriod,
  ReportStep,
  ReportUnit,
} from './report.enums.ts';

@InputType({ description: 'Subject and period of a business report.' })
export class BusinessReportInput {
  @Field(() => BusinessReportKind, { description: 'Subject of the report.' })
  kind!: BusinessReportKind;
  @Field(() => ReportPeriod, {
    nullable: true,
    description: 'Period relative to today. Omitted: the days from `from` to `to`.',
  })
  period?: ReportPeriod | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day, in Vietnam time. Ignored with `period`.',
  })
  from?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Last day, in Vietnam time. Ignored with `period`. The report covers at most 1,100 days, or 92 days in rows of one day.',
  })
  to?: string | null;
  @Field(() => ReportStep, {
    defaultValue: ReportStep.MONTH,
    description: 'Length of the rows. Applies to the kinds SALES and TAXES.',
  })
  @IsEnum(ReportStep, { message: 'businessReport.step' })
  step!: ReportStep;
  @Field(() => ReportComparison, {
    nullable: true,
    description: 'Earlier period to compare with. Omitted: none.',
  })
  comparison?: ReportComparison | null;
}

@InputType({ description: 'Subject and period of the business report to export.' })
export class ExportBusinessReportInput extends BusinessReportInput {}

@ObjectType({ description: 'Column of a business report.' })
export class ReportColumn {
  @Field({ description: 'Name of the measure. Stable.' })
  name!: string;
  @Field({ description: 'Heading in the language of the request.' })
  heading!: string;
  @Field(() => ReportUnit, { description: 'Unit of the values.' })
  unit!: ReportUnit;
}

@ObjectType({ description: 'Row of a business report.' })
export class ReportRow {
  @Field({
    description:
      'First day of a period, ID of a course or teacher, coupon code, or code of a channel or reason.',
  })
  key!: string;
  @Field({ description: 'Name of the row in the language of the request.' })
  label!: string;
  @Field(() => [Float], {
    nullable: 'items',
    description: 'Values in the order of the columns. Null for a percentage of zero.',
  })
  values!: (number | null)[];
  @Field(() => [Float], {
    nullable: 'itemsAndList',
    description: 'Values in the earlier period. Null without a comparison.',
  })
  before?: (number | null)[] | null;
}

@ObjectType({ description: 'Business report. All amounts are read from the ledger.' })
export class BusinessReport {
  @Field(() => BusinessReportKind, { description: 'Subject of the report.' })
  kind!: BusinessReportKind;
  @Field(() => CalendarDate, { description: 'First day, in Vietnam time.' })
  from!: string;
  @Field(() => CalendarDate, { description: 'Last day, in Vietnam time.' })
  to!: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the earlier period. Null without a comparison.',
  })
  beforeFrom?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Last day of the earlier period. Null without a comparison.',
  })
  beforeTo?: string | null;
  @Field(() => [ReportColumn], { description: 'Columns; at most 9.' })
  columns!: ReportColumn[];
  @Field(() => [ReportRow], { description: 'Rows; at most 200. An export contains all of them.' })
  rows!: ReportRow[];
  @Field(() => ReportRow, { description: 'Sums over all rows, including those that are not returned.' })
  total!: ReportRow;
  @Field({ description: 'True if the rows of the report are listed by `businessReportLines`.' })
  hasLines!: boolean;
}

@ObjectType({ description: 'Sale or refund behind a row of a business report.' })
export class BusinessReportLine {
  @Field({ description: 'Unique ID of the sale or refund in the ledger.' })
  id!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order that contains it. Null for a refund without one.',
  })
  orderId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Order number for display, for instance S261129-000123.',
  })
  orderNumber?: string | null;
  @Field(() => DateTime, { description: 'Time of the posting.' })
  occurredAt!: Date;
  @Field(() => String, { nullable: true, description: 'Title of the course or package.' })
  title?: string | null;
  @Field({ description: 'True for a refund.' })
  isRefund!: boolean;
  @Field(() => Vnd, { description: 'Amount in đồng, negative for a refund.' })
  amount!: number;
}

export const BusinessReportLinePage = pageOf('BusinessReportLinePage', () => BusinessReportLine);
