import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { SavedFilters } from '../../ui/saved-filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';
import { useTaughtCourseChoicesQuery } from './analytics.gen.ts';
import { ANY_RISK, REASONS, STATES } from './student-filter.ts';
import classes from './student-toolbar.module.css';

export function StudentToolbar({ address }: { address: TableSearchParams }) {
  const { t } = useTranslation('analytics');
  const { data } = useTaughtCourseChoicesQuery();
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    address.set({ [name]: event.currentTarget.value || null });
  return (
    <>
      <Box className={classes.search} flex={60}>
        <SearchField
          value={address.search}
          label={t('management.search')}
          onSearch={(search) => address.set({ search })}
        />
      </Box>
      <Row className={classes.filters} wrap align="stretch" gap={2}>
        <Select
          aria-label={t('course')}
          value={address.filter('course')}
          onChange={choose('course')}
          options={[
            { value: '', label: t('management.anyCourse') },
            ...(data?.myTaughtCourses.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Select
          aria-label={t('management.column.state')}
          value={address.filter('state')}
          onChange={choose('state')}
          options={[
            { value: '', label: t('management.anyState') },
            ...STATES.map((value) => ({ value, label: t(`management.state.${value}`) })),
          ]}
        />
        <Select
          aria-label={t('management.risk')}
          value={address.filter('risk')}
          onChange={choose('risk')}
          options={[
            { value: '', label: t('management.everyone') },
            { value: ANY_RISK, label: t('management.anyRisk') },
            ...REASONS.map((value) => ({ value, label: t(`risk.reason.${value}`) })),
          ]}
        />
        <SavedFilters table="taught-students" address={address} />
      </Row>
    </>
  );
}
