import { useApolloClient } from '@apollo/client/react';
import {
  IconDownload,
  IconEye,
  IconEyeOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourseManagement, ManagedCourseSort } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButtons } from '../../../ui/export-buttons.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { usePageSize } from '../../../ui/use-page-size.ts';
import { useSelection } from '../../../ui/use-selection.ts';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { useViewer } from '../../accounts/index.ts';
import { useListExport } from '../../exports/index.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { type ManagedCourse, useManagedColumns } from './managed-columns.tsx';
import {
  type ManagedAnswerFragment,
  ManagedCourseCountsDocument,
  useExportCoursesMutation,
  useManagedCoursesQuery,
} from './managed-courses.gen.ts';
import { MANAGED_FILTERS, managedFilter } from './managed-filter.ts';
import { ManagedStats } from './managed-stats.tsx';
import { ManagedToolbar } from './managed-toolbar.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const SORTS: readonly ManagedCourseSort[] = [
  'UPDATED_AT',
  'PUBLISHED_AT',
  'TITLE',
  'STUDENTS',
  'RATING',
  'PRICE',
];
/** Bulk actions, in the order of the bar. */
const IN_BULK = [
  { action: 'RESTORE', Icon: IconPlayerPlay },
  { action: 'MAKE_PUBLIC', Icon: IconEye },
  { action: 'MAKE_PRIVATE', Icon: IconEyeOff },
  { action: 'SUSPEND', Icon: IconPlayerPause },
] as const;
interface PendingAction {
  action: CourseManagement;
  courseIds: readonly string[];
  restoreAskedAt?: string | null;
}
const getKey = ({ id }: ManagedCourse) => id;

/** The actions for a course in its current state. The server checks them again. */
const actsOn = ({ status, suspendedFor, restoreAskedAt, visibility }: ManagedCourse): CourseManagement[] => {
  const visibilities = (['PUBLIC', 'UNLISTED', 'PRIVATE'] as const)
    .filter((each) => each !== visibility)
    .map((each) => `MAKE_${each}` as const);
  if (suspendedFor === 'ADMINISTRATOR')
    return [...visibilities, 'RESTORE', ...(restoreAskedAt ? (['KEEP_SUSPENDED'] as const) : [])];
  return status === 'PUBLISHED' || status === 'SUSPENDED' ? [...visibilities, 'SUSPEND'] : visibilities;
};

/** /admin/courses: all courses, with suspension, restoration, hiding, change of category and transfer. */
export function Component() {
  const { t } = useTranslation('managedCourses');
  const viewer = useViewer();
  const client = useApolloClient();
  const tableParams = useTableSearchParams({ sortBy: 'UPDATED_AT', filters: MANAGED_FILTERS });
  const selection = useSelection(getKey);
  const size = usePageSize('courses');
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const [transferred, setTransferred] = useState<ManagedCourse>();
  const [recategorized, setRecategorized] = useState<ManagedCourse>();
  const [answer, setAnswer] = useState<ManagedAnswerFragment>();
  const [exportCourses] = useExportCoursesMutation();
  const sortBy = SORTS.find((sort) => sort === tableParams.sortBy) ?? 'UPDATED_AT';
  const query = { filter: managedFilter(tableParams), sortBy, sortOrder: tableParams.sortOrder };
  const table = useTableQuery(
    tableParams,
    useManagedCoursesQuery,
    { ...query, page: tableParams.page, limit: size.limit },
    ({ managedCourses }) => managedCourses,
  );
  const columns = useManagedColumns();
  const mayManage = viewer.may('course:manage');
  const mayExport = viewer.may('course:export');
  const exportList = useListExport();
  const ids = [...selection.rows.keys()];
  const download = async (courseIds: string[] | null) =>
    (await exportCourses({ variables: { input: { ...query, courseIds } } })).data?.exportCourses;
  const downloadSelected = () =>
    void download(ids).then(
      (file) => file && window.location.assign(file.url),
      () => undefined,
    );
  const refresh = () => {
    void table.result.refetch();
    void client.refetchQueries({ include: [ManagedCourseCountsDocument] });
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        actions={
          mayExport && (
            <ExportButtons onExport={(form) => exportList(form, { courses: query }, () => download(null))} />
          )
        }
      />
      <Grid columns={1} gap={5}>
        <ManagedStats />
        {answer && <Answer answer={answer} onDismiss={() => setAnswer(undefined)} />}
        <div>
          <DataTable
            caption={t('title')}
            name="courses"
            columns={columns}
            table={table}
            size={size}
            rowKey={getKey}
            rowMenu={(course) => (
              <RowMenu label={t('more', { title: course.title })}>
                <Link to={`/courses/${course.slug}`}>{t('look')}</Link>
                {viewer.may('audit:read') && (
                  <Link to={`/admin/audit-logs?target=${course.id}`}>{t('log')}</Link>
                )}
                {viewer.may('course:transfer') && course.status !== 'PENDING_REVIEW' && (
                  <button type="button" onClick={() => setTransferred(course)}>
                    {t('transfer.open')}
                  </button>
                )}
                {mayManage && course.status !== 'PENDING_REVIEW' && (
                  <button type="button" onClick={() => setRecategorized(course)}>
                    {t('recategorize.open')}
                  </button>
                )}
                {mayManage &&
                  actsOn(course).map((action) => (
                    <button
                      key={action}
                      type="button"
                      onClick={() =>
                        setPendingAction({
                          action,
                          courseIds: [course.id],
                          ...(action === 'KEEP_SUSPENDED' && { restoreAskedAt: course.restoreAskedAt }),
                        })
                      }
                    >
                      {t(`act.${action}.menu`)}
                    </button>
                  ))}
              </RowMenu>
            )}
            {...((mayManage || mayExport) && {
              selection: { ...selection, label: ({ title }: ManagedCourse) => title },
            })}
            stackOnPhone="rows"
            toolbar={<ManagedToolbar tableParams={tableParams} />}
            empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
            emptyByFilter={
              <EmptyByFilter
                title={t('filterTitle')}
                text={t('filterText')}
                action={t('clear')}
                onClear={tableParams.clear}
              />
            }
          />
          {ids.length > 0 && (
            <SelectionBar text={<b>{t('selected', { count: ids.length })}</b>} onClear={selection.clear}>
              {mayManage &&
                IN_BULK.map(({ action, Icon }) => (
                  <button
                    key={action}
                    type="button"
                    onClick={() => setPendingAction({ action, courseIds: ids })}
                  >
                    <Icon size={18} aria-hidden="true" />
                    {t(`act.${action}.bulk`)}
                  </button>
                ))}
              {mayExport && (
                <button type="button" onClick={downloadSelected}>
                  <IconDownload size={18} aria-hidden="true" />
                  {t('exportChosen')}
                </button>
              )}
            </SelectionBar>
          )}
        </div>
      </Grid>
      {pendingAction && (
        <ManageDialog
          {...pendingAction}
          onClose={() => {
            setPendingAction(undefined);
            // Shows what caused the error, for instance a newer request
            refresh();
          }}
          onDone={(savedResult) => {
            setAnswer(savedResult);
            setPendingAction(undefined);
            selection.clear();
            refresh();
          }}
        />
      )}
      {recategorized && (
        <CategoryDialog
          course={recategorized}
          onClose={() => {
            setRecategorized(undefined);
            refresh();
          }}
        />
      )}
      {transferred && (
        <TransferDialog
          course={transferred}
          onClose={() => {
            setTransferred(undefined);
            refresh();
          }}
        />
      )}
    </>
  );
}

const Answer = ({ answer, onDismiss }: { answer: ManagedAnswerFragment; onDismiss: () => void }) => {
  const { t } = useTranslation('managedCourses');
  return (
    <Notice tone={answer.refused > 0 ? 'warn' : 'plain'}>
      <Row wrap justify="between" gap={4} shrink>
        <div role="status">
          <Text weight={600}>{t('result', { count: answer.done, refused: answer.refused })}</Text>
          {answer.rows
            .filter(({ message }) => message)
            .map(({ id, title, message }) => (
              <Text key={id} text="sm">
                {title ?? id}: {message}
              </Text>
            ))}
        </div>
        <IconButton aria-label={t('dismiss')} onClick={onDismiss}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </Row>
    </Notice>
  );
};
