import { runSql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { toVietnamDate } from '../../platform/i18n/dates.ts';
import { type Locale, type MessageKey, translate } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { BusinessReportKind, ReportStep } from './report.enums.ts';
import type { BusinessReport, BusinessReportInput, ReportRow } from './report.types.ts';
import { COLUMNS, isByTime, type ReportColumnDefinition } from './report-columns.ts';
import { earlierDays, getDays } from './report-days.ts';
import { isGrouped, type ReportDays, type ReportScope, reportRowsSql } from './report-rows.ts';

/** Most rows in a response. Totals and exports include all of them. */
const MAX_ROWS = 200;
const MAX_DAYS = 1100;
/** Most days of a report with a row for each. */
export const MAX_DAILY_ROWS = 92;
const DAY_MS = 86_400_000;

interface MeasuredRow {
  readonly key: string;
  readonly label: string | null;
  readonly [measure: string]: number | string | null;
}

/** A report with all of its rows. */
export type FullReport = Omit<BusinessReport, 'columns'> & {
  readonly definitions: readonly ReportColumnDefinition[];
};

/**
 * The days of a report.
 * @throws BAD_INPUT if they are missing, in the wrong order or too many
 */
export function toScope({ kind, period, from, to, ...input }: BusinessReportInput): ReportScope {
  const step = kind === BusinessReportKind.COHORTS ? ReportStep.MONTH : input.step;
  const days = period ? getDays(period, toVietnamDate(new Date())) : { from, to };
  if (!days.from) throw badInput('from', 'businessReport.days');
  if (!days.to) throw badInput('to', 'businessReport.days');
  const count = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1;
  if (count < 1) throw badInput('to', 'businessReport.order');
  if (count > MAX_DAYS) throw badInput('to', 'businessReport.tooLong', { max: MAX_DAYS });
  const hasRowForEach =
    step === ReportStep.DAY && (kind === BusinessReportKind.SALES || kind === BusinessReportKind.TAXES);
  if (hasRowForEach && count > MAX_DAILY_ROWS)
    throw badInput('step', 'businessReport.tooManyDays', { max: MAX_DAILY_ROWS });
  return { kind, step, from: days.from, to: days.to };
}

/**
 * Reads a report with all of its rows.
 * @throws BAD_INPUT if the period is invalid
 */
export async function readFullReport(
  { orm }: Services,
  input: BusinessReportInput,
  locale: Locale,
): Promise<FullReport> {
  const scope = toScope(input);
  const { kind, from, to } = scope;
  const definitions = COLUMNS[kind];
  const before = input.comparison ? earlierDays(scope, input.comparison) : undefined;
  const read = (days: ReportDays) => runSql<MeasuredRow>(orm.em.fork(), reportRowsSql({ ...scope, ...days }));
  const rows = await read(scope);
  const earlier = before && (await read(before));
  const byKey = new Map(earlier?.map((row) => [row.key, row]));
  return {
    kind,
    from,
    to,
    beforeFrom: before?.from ?? null,
    beforeTo: before?.to ?? null,
    definitions,
    rows: rows.map((row, index) => ({
      key: row.key,
      label: getLabel(scope, row, locale),
      values: toValues(definitions, row),
      before: earlier ? toValues(definitions, isByTime(kind) ? earlier[index] : byKey.get(row.key)) : null,
    })),
    total: {
      key: 'total',
      label: translate(locale, 'businessReport.total'),
      values: toValues(definitions, addRows(rows)),
      before: earlier ? toValues(definitions, addRows(earlier)) : null,
    },
    hasLines: isGrouped(kind),
  };
}

/** Reads a report with at most 200 rows. */
export async function readReport(
  services: Services,
  input: BusinessReportInput,
  locale: Locale,
): Promise<BusinessReport> {
  const { definitions, rows, ...report } = await readFullReport(services, input, locale);
  const columns = definitions.map(({ name, unit, heading }) => ({
    name,
    unit,
    heading: translate(locale, heading),
  }));
  return { ...report, columns, rows: rows.slice(0, MAX_ROWS) };
}

const getMeasure = (row: MeasuredRow | undefined, name: string): number => Number(row?.[name] ?? 0);

function toValues(
  definitions: readonly ReportColumnDefinition[],
  row: MeasuredRow | undefined,
): ReportRow['values'] {
  return definitions.map(({ name, ratio }) => {
    if (!ratio) return getMeasure(row, name);
    const [part, whole] = ratio.map((measure) => getMeasure(row, measure)) as [number, number];
    return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
  });
}

function addRows(rows: readonly MeasuredRow[]): MeasuredRow {
  const sum: Record<string, number> = {};
  for (const row of rows)
    for (const [name, value] of Object.entries(row))
      if (typeof value === 'number') sum[name] = (sum[name] ?? 0) + value;
  return { ...sum, key: 'total', label: null };
}

/** The name of a row: its own, that of its code, or the day, week or month that begins with its key. */
function getLabel({ kind, step }: ReportScope, { key, label }: MeasuredRow, locale: Locale): string {
  if (label !== null) return label;
  if (isByTime(kind))
    return translate(locale, `businessReport.step.${step}`, {
      day: key,
      month: `${key.slice(5, 7)}/${key.slice(0, 4)}`,
    });
  if (kind === BusinessReportKind.CHANNELS)
    return translate(locale, `businessReport.channel.${key}` as MessageKey);
  if (kind === BusinessReportKind.REFUNDS)
    return translate(locale, `businessReport.reason.${key}` as MessageKey);
  return key;
}
