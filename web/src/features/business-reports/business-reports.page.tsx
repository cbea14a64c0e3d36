import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useBusinessReportQuery, useExportBusinessReportMutation } from './business-reports.gen.ts';
import { LinesDialog } from './lines-dialog.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportControls } from './report-controls.tsx';
import { getReportPath, KINDS, toInput, useReportParams } from './report-params.ts';
import { type Report, type ReportRow, ReportTable } from './report-table.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SavedReports } from './saved-reports.tsx';

/** /admin/business-reports: sales, courses, teachers, channels, coupons, refunds, buyers, conversion and taxes. */
export function Component() {
  const { t } = useTranslation('businessReports');
  const { choice, set } = useReportParams();
  const input = toInput(choice);
  const [isSaving, setSaving] = useState(false);
  const [openRow, setOpenRow] = useState<ReportRow | null>(null);
  const [exportReport] = useExportBusinessReportMutation();
  const result = useBusinessReportQuery({
    variables: { input: input ?? { kind: choice.kind } },
    skip: !input,
    ...cacheAndNetwork,
  });
  const faults = result.error ? toFailure(result.error).details : [];
  const caption = t(`kind.${choice.kind}`);
  const download = async () =>
    input && (await exportReport({ variables: { input } })).data?.exportBusinessReport;
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDeviceFloppy size={18} aria-hidden="true" />}
              onClick={() => setSaving(true)}
            >
              {t('save')}
            </Button>
            {input && <ExportButtons onExport={download} />}
          </>
        }
      />
      <TabLinks
        label={t('kinds')}
        links={KINDS.map((kind) => ({
          key: kind,
          label: t(`kind.${kind}`),
          to: getReportPath({ ...choice, kind }),
          isOn: kind === choice.kind,
        }))}
      />
      <Stack gap={4} shrink>
        <Card card="flush">
          <ReportControls choice={choice} set={set} faults={faults} />
          {faults.length > 0 ? null : input ? (
            <QueryView
              result={result}
              select={({ businessReport }) => businessReport}
              skeleton={<LoadingRows rows={8} height={44} />}
              keepsPrevious
              isEmpty={({ rows }) =>
                rows.every(({ values, before }) => [...values, ...(before ?? [])].every((value) => !value))
              }
              empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
            >
              {(report) => (
                <>
                  <Days report={report} />
                  <ReportChart report={report} />
                  <ReportTable report={report} caption={caption} onOpen={setOpenRow} />
                </>
              )}
            </QueryView>
          ) : (
            <EmptyState title={t('chooseDays')} text={t('chooseDaysText')} />
          )}
        </Card>
        <SavedReports />
      </Stack>
      {isSaving && <SaveDialog choice={choice} onClose={() => setSaving(false)} />}
      {openRow && input && <LinesDialog input={input} row={openRow} onClose={() => setOpenRow(null)} />}
    </>
  );
}

/** The days of a report, those it is compared with, and how its figures are counted. */
const Days = ({ report: { kind, columns, from, to, beforeFrom, beforeTo } }: { report: Report }) => {
  const { t } = useTranslation('businessReports');
  const { date } = useFormat();
  const days = (first: string, last: string) => t('days', { from: date(first), to: date(last) });
  return (
    <Row wrap columnGap={4} rowGap={1} px={6} pb={4}>
      <Text as="span" text="sm" tone="dim">
        {days(from, to)}
      </Text>
      {beforeFrom && beforeTo && (
        <Text as="span" text="sm" tone="dim">
          {t('comparedWith', { days: days(beforeFrom, beforeTo) })}
        </Text>
      )}
      <Text as="span" text="sm" tone="dim">
        {t(`counted.${kind}`)}
      </Text>
      {columns.some(({ unit }) => unit === 'VND') && (
        <Text as="span" text="sm" tone="dim">
          {t('inDong')}
        </Text>
      )}
    </Row>
  );
};
