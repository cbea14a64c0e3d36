import { IconDownload, IconMail, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TaughtStudentSort } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { EndPlacesDialog, groupByCourse, MessageDialog } from '../classroom/index.ts';
import { useListExport } from '../exports/index.ts';
import { useExportTaughtStudentsMutation, useTaughtStudentsQuery } from './analytics.gen.ts';
import { hrefOfStudent, type TaughtStudent, useManagementColumns } from './management-columns.tsx';
import { STUDENT_FILTERS, studentFilter } from './student-filter.ts';
import { StudentToolbar } from './student-toolbar.tsx';

const SORTS: readonly TaughtStudentSort[] = ['LAST_STUDIED', 'ENROLLED', 'NAME', 'PROGRESS', 'SCORE'];
const getKey = ({ id }: TaughtStudent) => id;

/** /teacher/student-management: students of all courses that the viewer teaches. */
export function Component() {
  const { t } = useTranslation('analytics');
  const tableParams = useTableSearchParams({ sortBy: 'LAST_STUDIED', filters: STUDENT_FILTERS });
  const selection = useSelection(getKey);
  const size = usePageSize('taught-students');
  const [exportStudents] = useExportTaughtStudentsMutation();
  const sortBy = SORTS.find((sort) => sort === tableParams.sortBy) ?? 'LAST_STUDIED';
  const query = { filter: studentFilter(tableParams), sortBy, sortOrder: tableParams.sortOrder };
  const table = useTableQuery(
    tableParams,
    useTaughtStudentsQuery,
    { ...query, page: tableParams.page, limit: size.limit },
    ({ taughtStudents }) => taughtStudents,
  );
  const [openDialog, setOpenDialog] = useState<'message' | 'end' | null>(null);
  const columns = useManagementColumns();
  const exportList = useListExport('/teacher/exports');
  const ids = [...selection.rows.keys()];
  const download = async (enrolmentIds: string[] | null) => {
    // The file also contains rows that were selected under other filters
    const filter = enrolmentIds ? null : query.filter;
    const { data } = await exportStudents({ variables: { input: { ...query, filter, enrolmentIds } } });
    return data?.exportTaughtStudents;
  };
  const downloadSelected = () =>
    void download(ids).then(
      (file) => file && window.location.assign(file.url),
      () => undefined,
    );
  return (
    <>
      <PageHeader
        title={t('management.title')}
        breadcrumbs={[{ label: t('crumb'), to: '/teacher' }, { label: t('management.title') }]}
        sub={t('management.sub')}
        actions={
          <>
            <Link className={utilities.moreLink} to="/teacher/exports">
              {t('management.savedExports')}
            </Link>
            <ExportButtons onExport={(form) => exportList(form, { students: query }, () => download(null))} />
          </>
        }
      />
      <DataTable
        caption={t('management.caption')}
        name="taught-students"
        columns={columns}
        table={table}
        size={size}
        rowKey={getKey}
        rowHref={hrefOfStudent}
        selection={{ ...selection, label: ({ fullName, courseTitle }) => `${fullName}, ${courseTitle}` }}
        stackOnPhone="rows"
        toolbar={<StudentToolbar tableParams={tableParams} />}
        empty={<EmptyState title={t('management.emptyTitle')} text={t('management.emptyText')} />}
        emptyByFilter={
          <EmptyByFilter
            title={t('management.filterTitle')}
            text={t('management.filterText')}
            action={t('management.clear')}
            onClear={tableParams.clear}
          />
        }
      />
      {ids.length > 0 && (
        <SelectionBar
          text={<b>{t('management.selected', { count: ids.length })}</b>}
          onClear={selection.clear}
        >
          <button type="button" onClick={downloadSelected}>
            <IconDownload size={18} aria-hidden="true" />
            {t('management.exportChosen')}
          </button>
          <button type="button" onClick={() => setOpenDialog('message')}>
            <IconMail size={18} aria-hidden="true" />
            {t('management.write')}
          </button>
          <button type="button" onClick={() => setOpenDialog('end')}>
            <IconUserMinus size={18} aria-hidden="true" />
            {t('management.end')}
          </button>
        </SelectionBar>
      )}
      {openDialog === 'message' && (
        <MessageDialog places={groupByCourse(selection.rows.values())} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'end' && (
        <EndPlacesDialog
          places={groupByCourse(selection.rows.values())}
          onClose={() => setOpenDialog(null)}
          onDone={() => {
            toast.success(t('management.endBegun'));
            setOpenDialog(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
