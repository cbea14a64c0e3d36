import { Link, useLocation } from 'react-router-dom';
import { useCategoriesQuery, useCategoryName } from '../features/categories/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';

export const CategoryLinks = () => {
  const { t } = useTranslation();
  const { data } = useCategoriesQuery();
  const getName = useCategoryName();
  return (
    <>
      {data?.categories.map((category) => (
        <Link key={category.id} to={`/category/${category.slug}`}>
          {getName(category)}
        </Link>
      ))}
      <Link to="/courses">{t('nav.allCategories')}</Link>
    </>
  );
};

/** Links for guests to the sign-in, which returns to the current page. */
export const GuestLinks = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <ButtonLink to={`/login${next}`} variant="subtle">
        {t('nav.signIn')}
      </ButtonLink>
      <ButtonLink to={`/register${next}`}>{t('nav.register')}</ButtonLink>
    </>
  );
};
