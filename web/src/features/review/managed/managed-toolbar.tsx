import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { SavedFilters } from '../../../ui/saved-filters.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { TableSearchParams } from '../../../ui/use-table-search-params.ts';
import { CategorySelect } from '../../categories/index.ts';
import classes from './managed-courses.module.css';
import { STATUSES, VISIBILITIES } from './managed-filter.ts';

export function ManagedToolbar({ address }: { address: TableSearchParams }) {
  const { t } = useTranslation(['managedCourses', 'studio']);
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    address.set({ [name]: event.currentTarget.value || null });
  return (
    <>
      <Box className={classes.search} flex={60}>
        <SearchField
          value={address.search}
          label={t('search')}
          onSearch={(search) => address.set({ search })}
        />
      </Box>
      <Row className={classes.filters} wrap align="stretch" gap={2}>
        <Select
          aria-label={t('filter.status')}
          value={address.filter('status')}
          onChange={choose('status')}
          options={[
            { value: '', label: t('filter.anyStatus') },
            ...STATUSES.map((value) => ({ value, label: t(`studio:status.${value}`) })),
          ]}
        />
        <CategorySelect
          aria-label={t('filter.category')}
          none={t('filter.anyCategory')}
          value={address.filter('category')}
          onChange={choose('category')}
        />
        <Select
          aria-label={t('filter.visibility')}
          value={address.filter('visibility')}
          onChange={choose('visibility')}
          options={[
            { value: '', label: t('filter.anyVisibility') },
            ...VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) })),
          ]}
        />
        <Select
          aria-label={t('filter.price')}
          value={address.filter('price')}
          onChange={choose('price')}
          options={[
            { value: '', label: t('filter.anyPrice') },
            { value: 'free', label: t('filter.free') },
            { value: 'paid', label: t('filter.paid') },
          ]}
        />
        <Select
          aria-label={t('filter.restore')}
          value={address.filter('restore')}
          onChange={choose('restore')}
          options={[
            { value: '', label: t('filter.anyRestore') },
            { value: 'asked', label: t('filter.asked') },
          ]}
        />
        <SavedFilters table="courses" address={address} />
      </Row>
    </>
  );
}
