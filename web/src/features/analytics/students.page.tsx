import { useApolloClient } from '@apollo/client/react';
import { IconMail } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RiskReason } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { groupByCourse, MessageDialog } from '../classroom/index.ts';
import { allRows, MAX_PAGE_SIZE } from './all-rows.ts';
import {
  StudentsAtRiskDocument,
  type StudentsAtRiskQuery,
  useStudentsAtRiskQuery,
  useTaughtCourseChoicesQuery,
} from './analytics.gen.ts';
import { ExportButton } from './export-button.tsx';
import { REASONS } from './student-filter.ts';

type Row = StudentsAtRiskQuery['studentsAtRisk']['items'][number];

const FILTERS = ['reason', 'courseId'] as const;
const ROWS = 20;
const getKey = ({ id }: Row) => id;

const useFormatRisk = () => {
  const { t } = useTranslation('analytics');
  return useMemo(
    () =>
      ({ reason, count, lessonTitle }: Row) =>
        t(`risk.why.${reason}`, { count, lesson: lessonTitle ?? '' }),
    [t],
  );
};

const useColumns = (onWrite: (rows: readonly Row[]) => void): Column<Row>[] => {
  const { t } = useTranslation('analytics');
  const { date } = useFormat();
  const formatRisk = useFormatRisk();
  return useMemo(
    () => [
      {
        key: 'student',
        header: t('risk.student'),
        cell: ({ fullName, avatarUrl, courseId, courseTitle }) => (
          <Box as="span" display="flex" align="center" gap={2} shrink>
            <Avatar name={fullName} src={avatarUrl} size={36} />
            <span>
              <Link
                to={`/teacher/courses/${courseId}/students?search=${encodeURIComponent(fullName)}`}
                className={utilities.link}
              >
                {fullName}
              </Link>
              <Text as="span" text="sm" tone="dim" style={{ display: 'block' }}>
                {courseTitle}
              </Text>
            </span>
          </Box>
        ),
      },
      {
        key: 'progress',
        header: t('risk.progress'),
        cell: ({ percentage, fullName }) => (
          <span>
            <Meter percent={percentage} label={t('risk.progressOf', { name: fullName })} thin />
            <Text as="span" text="sm" tone="dim">
              {percentage}%
            </Text>
          </span>
        ),
      },
      {
        key: 'last',
        header: t('risk.last'),
        cell: ({ lastStudiedAt }) => (lastStudiedAt ? date(lastStudiedAt) : t('risk.never')),
      },
      { key: 'why', header: t('risk.whyHead'), cell: formatRisk },
      {
        key: 'write',
        header: t('risk.write'),
        cell: (row) => (
          <IconButton aria-label={t('risk.writeTo', { name: row.fullName })} onClick={() => onWrite([row])}>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        ),
      },
    ],
    [t, date, formatRisk, onWrite],
  );
};

/** /teacher/analytics/students: students who might not finish, with the reasons. */
export function Component() {
  const { t } = useTranslation('analytics');
  const client = useApolloClient();
  const { date } = useFormat();
  const formatRisk = useFormatRisk();
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const reason = REASONS.find((each) => each === tableParams.filter('reason')) ?? null;
  const query = { reason, courseId: tableParams.filter('courseId') || null };
  const table = useTableQuery(
    tableParams,
    useStudentsAtRiskQuery,
    { ...query, page: tableParams.page, limit: ROWS },
    ({ studentsAtRisk }) => studentsAtRisk,
  );
  const { data: courses } = useTaughtCourseChoicesQuery();
  const selection = useSelection(getKey);
  const [recipients, setRecipients] = useState<readonly Row[]>([]);
  const columns = useColumns(setRecipients);
  const file = async () => {
    const rows = await allRows(async (page) => {
      const { data } = await client.query({
        query: StudentsAtRiskDocument,
        variables: { ...query, page, limit: MAX_PAGE_SIZE },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('No answer');
      return data.studentsAtRisk;
    });
    return [
      [t('risk.student'), t('course'), t('risk.progress'), t('risk.last'), t('risk.whyHead')],
      ...rows.map((row) => [
        row.fullName,
        row.courseTitle,
        String(row.percentage),
        row.lastStudiedAt ? date(row.lastStudiedAt) : '',
        formatRisk(row),
      ]),
    ];
  };
  return (
    <>
      <PageHeader
        title={t('students')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('overview'), to: '/teacher/analytics' },
          { label: t('students') },
        ]}
        sub={t('studentsSub')}
        actions={<ExportButton file="hoc-vien-can-de-y.csv" rows={file} />}
      />
      <div className={utilities.cardTabs}>
        <DataTable
          caption={t('risk.caption')}
          name="students-at-risk"
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          selection={{ ...selection, label: ({ fullName, courseTitle }) => `${fullName}, ${courseTitle}` }}
          toolbar={
            <>
              <TableToolbar
                tableParams={tableParams}
                filters={[
                  {
                    name: 'courseId',
                    label: t('course'),
                    any: t('management.anyCourse'),
                    options: (courses?.myTaughtCourses.items ?? []).map(({ id, title }) => ({
                      value: id,
                      label: title,
                    })),
                  },
                ]}
              />
              <PressedFilters
                label={t('risk.filter')}
                value={reason ?? ''}
                options={[
                  { value: '', label: t('risk.all') },
                  ...REASONS.map((value) => ({ value, label: t(`risk.reason.${value}`) })),
                ]}
                onChange={(value) => tableParams.set({ reason: value })}
              />
            </>
          }
          stackOnPhone="rows"
          empty={<EmptyState title={t('risk.emptyTitle')} text={t('risk.emptyText')} />}
          emptyByFilter={
            <EmptyByFilter
              title={t('risk.filterTitle')}
              text={t('risk.filterText')}
              action={t('risk.clear')}
              onClear={tableParams.clear}
            />
          }
        />
      </div>
      {selection.rows.size > 0 && (
        <SelectionBar
          text={<b>{t('management.selected', { count: selection.rows.size })}</b>}
          onClear={selection.clear}
        >
          <button type="button" onClick={() => setRecipients([...selection.rows.values()])}>
            <IconMail size={18} aria-hidden="true" />
            {t('management.write')}
          </button>
        </SelectionBar>
      )}
      {recipients.length > 0 && (
        <MessageDialog
          places={groupByCourse(recipients)}
          template={findSharedReason(recipients)}
          onClose={() => setRecipients([])}
        />
      )}
    </>
  );
}

/** The reason of all rows; undefined if they have several. */
function findSharedReason([first, ...others]: readonly Row[]): RiskReason | undefined {
  return others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined;
}
