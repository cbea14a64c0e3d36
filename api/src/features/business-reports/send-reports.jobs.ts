import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { formatVnd } from '../../platform/i18n/formats.ts';
import { isLocale, type Locale, toOfferedLocale, translate } from '../../platform/i18n/messages/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import { type FullReport, readFullReport } from './read-report.ts';
import {
  type BusinessReportKind,
  type ReportComparison,
  type ReportPeriod,
  type ReportStep,
  ReportUnit,
} from './report.enums.ts';

interface MailedReport {
  readonly ownerId: string;
  readonly locale: string;
  readonly name: string;
  readonly kind: BusinessReportKind;
  readonly period: ReportPeriod;
  readonly step: ReportStep;
  readonly comparison: ReportComparison | null;
}

/** Sends the saved reports whose owners asked for it and may still read them. */
export async function sendReports(services: Services): Promise<void> {
  const em = services.orm.em.fork();
  const reports = await runSql<MailedReport>(
    em,
    sql`select r.owner_id as "ownerId", p.locale, r.name, r.kind, r.period, r.step, r.comparison
      from saved_report r join person p on p.id = r.owner_id
      where r.is_mailed and p.is_active and ${holdsPermission('business-report:read')} order by r.id`,
  );
  for (const report of reports)
    try {
      await sendReport(services, report);
    } catch (error) {
      // A retry of the job would send the others again
      services.log.error({ err: error, report: report.name }, 'a saved report could not be sent');
    }
}

async function sendReport(
  services: Services,
  { ownerId, name, locale: stored, ...input }: MailedReport,
): Promise<void> {
  const locale = toOfferedLocale(isLocale(stored) ? stored : undefined);
  const report = await readFullReport(services, input, locale);
  const { from, to } = report;
  await notify(services.orm.em.fork(), services, ownerId, {
    kind: 'BUSINESS_REPORT',
    params: { name, from, to, totals: formatTotals(report, locale) },
    link: `/admin/business-reports?${new URLSearchParams({ kind: input.kind, from, to, step: input.step })}`,
  });
}

/** The totals of a report, one a line, for instance `Doanh thu: 12.000.000 ₫`. */
function formatTotals({ definitions, total }: FullReport, locale: Locale): string {
  return definitions
    .map(({ heading, unit }, index) => {
      const value = total.values[index] ?? 0;
      const amount =
        unit === ReportUnit.VND
          ? formatVnd(locale, value)
          : `${value}${unit === ReportUnit.PERCENT ? '%' : ''}`;
      return translate(locale, 'businessReport.figure', {
        heading: translate(locale, heading),
        value: amount,
      });
    })
    .join('\n');
}

/** Mondays at seven, so that it is there when the week begins. */
export const sendReportsOnMondays = defineJob({
  name: 'business-reports.send',
  schedule: '0 7 * * 1',
  atOnce: 1,
  handle: (services) => sendReports(services),
});
