import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import utilities from '../../ui/utilities.module.css';
import type { BusinessReportQuery } from './business-reports.gen.ts';
import classes from './business-reports.module.css';
import { isByTime } from './report-params.ts';
import { useReportFormat } from './use-report-format.ts';

export type Report = BusinessReportQuery['businessReport'];
export type ReportRow = Report['rows'][number];

interface ReportTableProps {
  report: Report;
  caption: string;
  /** Shows the sales and refunds behind a row. */
  onOpen: (row: ReportRow) => void;
}

/** The rows of a report and their total. With a comparison, each value is followed by the former one. */
export function ReportTable({ report, caption, onOpen }: ReportTableProps) {
  const { t } = useTranslation('businessReports');
  const { columns, rows, total, hasLines } = report;
  return (
    <Box overflowX="auto">
      <Box as="table" className={classes.table} w="full" numbers collapse>
        <caption className={utilities.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(isByTime(report.kind) ? 'time' : `kind.${report.kind}`)}</th>
            {columns.map(({ name, heading }) => (
              <th key={name} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {hasLines ? (
                  <TextButton
                    isInline
                    onClick={() => onOpen(row)}
                    aria-label={t('openLines', { row: row.label })}
                  >
                    {row.label}
                  </TextButton>
                ) : (
                  row.label
                )}
              </th>
              <ReportCells report={report} row={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <ReportCells report={report} row={total} />
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

const ReportCells = ({
  report: { columns },
  row: { values, before },
}: {
  report: Report;
  row: ReportRow;
}) => {
  const { formatCell, formatChange } = useReportFormat();
  return columns.map(({ name, unit }, index) => (
    <td key={name}>
      {formatCell(unit, values[index])}
      {before && (
        <Text as="span" display="block" text="xs" tone="dim">
          {formatCell(unit, before[index])} ({formatChange(values[index], before[index])})
        </Text>
      )}
    </td>
  ));
};
