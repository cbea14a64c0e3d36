import { useTranslation } from '../../../i18n/use-translation.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import type { TableSearchParams } from '../../../ui/use-table-search-params.ts';
import { CategorySelect } from '../../categories/index.ts';
import { STATUSES, VISIBILITIES } from './managed-filter.ts';

export function ManagedToolbar({ tableParams }: { tableParams: TableSearchParams }) {
  const { t } = useTranslation(['managedCourses', 'studio']);
  return (
    <TableToolbar
      tableParams={tableParams}
      search={t('search')}
      filters={[
        {
          name: 'status',
          label: t('filter.status'),
          any: t('filter.anyStatus'),
          options: STATUSES.map((value) => ({ value, label: t(`studio:status.${value}`) })),
        },
        {
          name: 'visibility',
          label: t('filter.visibility'),
          any: t('filter.anyVisibility'),
          options: VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
        },
        {
          name: 'price',
          label: t('filter.price'),
          any: t('filter.anyPrice'),
          options: [
            { value: 'free', label: t('filter.free') },
            { value: 'paid', label: t('filter.paid') },
          ],
        },
        {
          name: 'restore',
          label: t('filter.restore'),
          any: t('filter.anyRestore'),
          options: [{ value: 'asked', label: t('filter.asked') }],
        },
      ]}
      saved="courses"
    >
      <CategorySelect
        aria-label={t('filter.category')}
        none={t('filter.anyCategory')}
        value={tableParams.filter('category')}
        onChange={(event) => tableParams.set({ category: event.currentTarget.value })}
      />
    </TableToolbar>
  );
}
