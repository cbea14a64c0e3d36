import type { MessageKey } from '../../platform/i18n/messages/index.ts';
import { BusinessReportKind, ReportUnit } from './report.enums.ts';

export interface ReportColumnDefinition {
  /** Name of the measure in the rows. */
  readonly name: string;
  readonly unit: ReportUnit;
  readonly heading: MessageKey;
  /** The measures that a percentage divides. Undefined for other units. */
  readonly ratio?: readonly [part: string, whole: string];
}

const count = (name: ReportMeasure): ReportColumnDefinition => ({
  name,
  unit: ReportUnit.COUNT,
  heading: `businessReport.column.${name}`,
});
const vnd = (name: ReportMeasure): ReportColumnDefinition => ({ ...count(name), unit: ReportUnit.VND });
const percent = (name: ReportMeasure, part: ReportMeasure, whole: ReportMeasure): ReportColumnDefinition => ({
  ...count(name),
  unit: ReportUnit.PERCENT,
  ratio: [part, whole],
});

type ReportMeasure = MessageKey extends infer Key
  ? Key extends `businessReport.column.${infer Name}`
    ? Name
    : never
  : never;

/** Columns of the reports that add up sales. `gross` less `refunded` is `net`, the sum of the three parts. */
const SALES = [
  count('sold'),
  vnd('gross'),
  vnd('refunded'),
  vnd('net'),
  vnd('teachers'),
  vnd('platform'),
  vnd('taxes'),
];

export const COLUMNS: Readonly<Record<BusinessReportKind, readonly ReportColumnDefinition[]>> = {
  SALES,
  COURSES: SALES,
  TEACHERS: SALES,
  CHANNELS: SALES,
  COUPONS: [...SALES.slice(0, 1), vnd('discount'), ...SALES.slice(1)],
  REFUNDS: [count('refunds'), vnd('refunded'), vnd('teachers'), vnd('platform'), vnd('taxes')],
  COHORTS: [
    count('buyers'),
    count('everAgain'),
    percent('returned', 'everAgain', 'buyers'),
    count('month1'),
    count('month2'),
    count('month3'),
    count('month4'),
    count('month5'),
    count('month6'),
  ],
  CONVERSION: [
    count('views'),
    count('previews'),
    count('ordered'),
    percent('orderRate', 'ordered', 'views'),
    count('paid'),
    percent('paidRate', 'paid', 'ordered'),
  ],
  TAXES: [vnd('vatWithheld'), vnd('pitWithheld'), vnd('vatOutput'), vnd('taxCredit'), vnd('taxPaid')],
};

/** Reports whose rows are periods of time. They are compared row by row. */
export const isByTime = (kind: BusinessReportKind): boolean =>
  kind === BusinessReportKind.SALES ||
  kind === BusinessReportKind.TAXES ||
  kind === BusinessReportKind.COHORTS;
