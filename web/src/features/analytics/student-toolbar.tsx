import { useTranslation } from '../../i18n/use-translation.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';
import { useTaughtCourseChoicesQuery } from './analytics.gen.ts';
import { ANY_RISK, REASONS, STATES } from './student-filter.ts';

export function StudentToolbar({ tableParams }: { tableParams: TableSearchParams }) {
  const { t } = useTranslation('analytics');
  const { data } = useTaughtCourseChoicesQuery();
  return (
    <TableToolbar
      tableParams={tableParams}
      search={t('management.search')}
      filters={[
        {
          name: 'course',
          label: t('course'),
          any: t('management.anyCourse'),
          options: (data?.myTaughtCourses.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
        },
        {
          name: 'state',
          label: t('management.column.state'),
          any: t('management.anyState'),
          options: STATES.map((value) => ({ value, label: t(`management.state.${value}`) })),
        },
        {
          name: 'risk',
          label: t('management.risk'),
          any: t('management.everyone'),
          options: [
            { value: ANY_RISK, label: t('management.anyRisk') },
            ...REASONS.map((value) => ({ value, label: t(`risk.reason.${value}`) })),
          ],
        },
      ]}
      saved="taught-students"
    />
  );
}
