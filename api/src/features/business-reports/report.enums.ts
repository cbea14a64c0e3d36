import { defineEnum } from '../../graphql/define-enum.ts';

export const BusinessReportKind = defineEnum('BusinessReportKind', 'Subject of a business report.', {
  SALES: 'Sales and refunds of courses and packages by time.',
  COURSES: 'Sales and refunds by course.',
  TEACHERS: 'Sales and refunds by teacher.',
  CHANNELS: 'Sales and refunds by the channel that brought the buyer.',
  COUPONS: 'Sales and refunds of discounted lines by coupon.',
  REFUNDS: 'Approved refunds by reason.',
  COHORTS: 'Buyers by the month of their first purchase, and how many of them bought again later.',
  CONVERSION: 'Visits, orders and payments by course.',
  TAXES: 'Taxes withheld, collected and paid by time.',
});
export type BusinessReportKind = keyof typeof BusinessReportKind;

export const ReportStep = defineEnum('ReportStep', 'Length of the rows of a report by time.', {
  DAY: 'One day in Vietnam time.',
  WEEK: 'One week, from Monday.',
  MONTH: 'One calendar month in Vietnam time.',
});
export type ReportStep = keyof typeof ReportStep;

export const ReportPeriod = defineEnum(
  'ReportPeriod',
  'Period of a saved report, relative to the current day.',
  {
    LAST_7_DAYS: 'The seven days before today.',
    LAST_30_DAYS: 'The thirty days before today.',
    LAST_WEEK: 'The previous week, Monday to Sunday.',
    LAST_MONTH: 'The previous calendar month.',
    THIS_MONTH: 'The current calendar month until today.',
    THIS_YEAR: 'The current year until today.',
  },
);
export type ReportPeriod = keyof typeof ReportPeriod;

export const ReportComparison = defineEnum(
  'ReportComparison',
  'Earlier period with which a report is compared.',
  {
    PREVIOUS_PERIOD: 'The period of the same length directly before; whole months before whole months.',
    PREVIOUS_YEAR: 'The same days one year earlier.',
  },
);
export type ReportComparison = keyof typeof ReportComparison;

export const ReportUnit = defineEnum('ReportUnit', 'Unit of the values in a column.', {
  VND: 'Amounts in đồng from the ledger.',
  COUNT: 'Numbers of sales, people or visits.',
  PERCENT: 'Percentages of two counts in the same row.',
});
export type ReportUnit = keyof typeof ReportUnit;
