import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { CategoryIcon, useCategoryName } from '../categories/index.ts';
import { useSearchHitsQuery } from './search-hits.gen.ts';
import classes from './search-hits.module.css';
import { useRecordSearch } from './use-record-search.ts';

/**
 * Above the found courses: the corrected spelling, and teachers and categories with a matching name. Errors are not
 * shown, because it is only an addition.
 */
export function SearchHits({ search, isFirstPage }: { search: string; isFirstPage: boolean }) {
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const { counted, count } = useFormat();
  const nameOf = useCategoryName();
  const { data } = useSearchHitsQuery({ variables: { search } });
  useRecordSearch(isFirstPage ? search : '');
  if (!data) return null;
  const { correctedTo, total, teachers, categories } = data.courseSearch;
  return (
    <>
      {correctedTo && (
        <div className={classes.corrected}>
          <Notice>
            {t('filters:list.corrected', {
              count: total,
              value: count(total),
              query: search,
              corrected: correctedTo,
            })}
          </Notice>
        </div>
      )}
      {teachers.length + categories.length > 0 && (
        <ul className={classes.hits} aria-label={t('filters:list.hits')}>
          {teachers.map(({ id, fullName, avatarUrl, courseCount }) => (
            <li key={id}>
              <Link to={`/instructor/${id}`} className={classes.hit}>
                <Avatar name={fullName} src={avatarUrl} size={40} />
                <span className={classes.words}>
                  <span className={classes.name}>{fullName}</span>
                  <span className={classes.detail}>
                    {common('search.kind.TEACHER')}, {counted('courses', courseCount)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={`/category/${category.slug}`} className={classes.hit}>
                <CategoryIcon name={category.icon} />
                <span className={classes.words}>
                  <span className={classes.name}>{nameOf(category)}</span>
                  <span className={classes.detail}>
                    {common('search.kind.CATEGORY')}, {counted('courses', category.courseCount)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
