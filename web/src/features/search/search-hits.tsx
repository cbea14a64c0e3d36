import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { CategoryIcon, useCategoryName } from '../categories/index.ts';
import { useSearchHitsQuery } from './search-hits.gen.ts';
import classes from './search-hits.module.css';
import { useRecordSearch } from './use-record-search.ts';

/**
 * Shows above the results: the corrected spelling, a notice if no course has all words, and matching teachers and
 * categories. Errors are not shown, because it is only an addition.
 */
export function SearchHits({ search, isFirstPage }: { search: string; isFirstPage: boolean }) {
  const { t } = useTranslation(['catalog', 'filters']);
  const { counted, count } = useFormat();
  const getName = useCategoryName();
  const { data } = useSearchHitsQuery({ variables: { search } });
  useRecordSearch(isFirstPage ? search : '');
  if (!data) return null;
  const { correctedTo, isPartial, total, teachers, categories } = data.courseSearch;
  return (
    <>
      {correctedTo && total > 0 && (
        <Box mt={4}>
          <Notice>
            {t('filters:list.corrected', {
              count: total,
              value: count(total),
              query: search,
              corrected: correctedTo,
            })}
          </Notice>
        </Box>
      )}
      {isPartial && total > 0 && (
        <Box mt={4}>
          <Notice>{t('filters:list.partial', { query: search })}</Notice>
        </Box>
      )}
      {teachers.length + categories.length > 0 && (
        <Box as="ul" className={classes.hits} gap={3} mt={5} aria-label={t('filters:list.hits')}>
          {teachers.map(({ id, fullName, avatarUrl, courseCount }) => (
            <li key={id}>
              <Link
                to={`/instructor/${id}`}
                className={`${classes.hit} ${styleClass({ display: 'flex', align: 'center', gap: 3, minH: 16, py: 2, pl: 3, pr: 5, tone: 'text', bg: 'surface', radius: 'md', shadow: '1' })}`}
              >
                <Avatar name={fullName} src={avatarUrl} size={40} />
                <Grid as="span">
                  <Text as="span" text="control" weight={600}>
                    {fullName}
                  </Text>
                  <Text as="span" text="xs" tone="text-2">
                    {t('detail.teacher')}, {counted('courses', courseCount)}
                  </Text>
                </Grid>
              </Link>
            </li>
          ))}
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                to={`/category/${category.slug}`}
                className={`${classes.hit} ${styleClass({ display: 'flex', align: 'center', gap: 3, minH: 16, py: 2, pl: 3, pr: 5, tone: 'text', bg: 'surface', radius: 'md', shadow: '1' })}`}
              >
                <CategoryIcon name={category.icon} />
                <Grid as="span">
                  <Text as="span" text="control" weight={600}>
                    {getName(category)}
                  </Text>
                  <Text as="span" text="xs" tone="text-2">
                    {t('filters:category')}, {counted('courses', category.courseCount)}
                  </Text>
                </Grid>
              </Link>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
