import { Link, useLocation } from 'react-router-dom';
import { useCategoriesQuery, useCategoryName } from '../features/categories/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
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

/** The query with which the sign-in returns to the current page. */
const useNext = (): string => {
  const { pathname, search } = useLocation();
  return pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
};

/** The sign-in in the phone's header. */
export const SignInLink = ({ className }: { className: string }) => {
  const { t } = useTranslation();
  return (
    <Link to={`/login${useNext()}`} className={className}>
      {t('nav.signIn')}
    </Link>
  );
};

/** Links for guests to the sign-in and the registration. */
export const GuestLinks = () => {
  const { t } = useTranslation();
  const next = useNext();
  const isInvitationNeeded = useSiteMode().signUp === 'INVITATION';
  return (
    <>
      <ButtonLink to={`/login${next}`} {...(!isInvitationNeeded && { variant: 'subtle' })}>
        {t('nav.signIn')}
      </ButtonLink>
      {!isInvitationNeeded && <ButtonLink to={`/register${next}`}>{t('nav.register')}</ButtonLink>}
    </>
  );
};
