import { type Context, signedIn } from '../../graphql/context.ts';
import { type Locale, translate } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  type ExportColumn,
  type ExportSheet,
} from '../operations/index.ts';
import { readFullReport, toScope } from './read-report.ts';
import { ReportUnit } from './report.enums.ts';
import type { BusinessReportInput } from './report.types.ts';
import { COLUMNS, type ReportColumnDefinition } from './report-columns.ts';

/**
 * Creates a download link for a report with all of its rows. The export is recorded in the audit log.
 * @throws BAD_INPUT if the period is invalid
 */
export function exportReport(context: Context, input: BusinessReportInput): Promise<DownloadLink> {
  toScope(input);
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'business-report.export',
      targetType: 'person',
      targetId: viewer.id,
      after: { ...input },
    });
    return createDownloadLink(em, context, { kind: 'report', args: input });
  });
}

const toColumn = ({ name, unit, heading }: ReportColumnDefinition): ExportColumn => ({
  name,
  heading,
  type: unit === ReportUnit.VND ? 'money' : 'number',
  width: 18,
});

/** The rows of a report, each followed by the values of the earlier period if it is compared, then their total. */
export function reportSheet(services: Services, args: BusinessReportInput & { locale: Locale }): ExportSheet {
  const { locale, ...input } = args;
  const definitions = COLUMNS[input.kind];
  const isCompared = !!input.comparison;
  return {
    locale,
    columns: [
      { name: 'label', heading: `businessReport.kind.${input.kind}`, width: 40 },
      ...(isCompared
        ? [{ name: 'period', heading: 'businessReport.column.period', width: 24 } as const]
        : []),
      ...definitions.map(toColumn),
    ],
    rows: rowsOfSheet(services, input, locale),
  };
}

async function* rowsOfSheet(services: Services, input: BusinessReportInput, locale: Locale) {
  const { definitions, rows, total, from, to, beforeFrom, beforeTo } = await readFullReport(
    services,
    input,
    locale,
  );
  const toCells = (values: readonly (number | null)[]) =>
    Object.fromEntries(definitions.map(({ name }, index) => [name, values[index]]));
  const toPeriod = (first: string, last: string) =>
    translate(locale, 'businessReport.period', { from: first, to: last });
  for (const { label, values, before } of [...rows, total]) {
    yield { label, period: toPeriod(from, to), ...toCells(values) };
    if (before) yield { label, period: toPeriod(beforeFrom!, beforeTo!), ...toCells(before) };
  }
}
