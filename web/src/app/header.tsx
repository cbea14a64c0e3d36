import { IconCategory, IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { SearchBox, useCategoriesQuery, useCategoryName } from '../features/catalog/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Dropdown } from '../ui/dropdown.tsx';
import kit from '../ui/kit.module.css';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { CategoryLinks, GuestLinks } from './header-links.tsx';
import { HeaderToolsSlot } from './header-tools-slot.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchSlot } from './search-slot.tsx';

const CategoryLinks = () => {
  const { t } = useTranslation();
  const { data } = useCategoriesQuery();
  const nameOf = useCategoryName();
  return (
    <>
      {data?.categories.map((category) => (
        <Link key={category.id} to={`/category/${category.slug}`}>
          {nameOf(category)}
        </Link>
      ))}
      <Link to="/courses">{t('nav.allCategories')}</Link>
    </>
  );
};

const GuestLinks = () => {
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

/** The phone's way to everything that the header has no room for. */
const MobileMenu = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  const [isOpen, setOpen] = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={`${kit.iconButton} ${classes.phone}`}
        onClick={() => setOpen(true)}
        aria-label={t('nav.openMenu')}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('nav.menu')} placement="end">
        <div className={classes.drawer}>
          {viewer.state === 'member' ? (
            <nav aria-label={t('nav.account')}>
              <AccountLinks />
            </nav>
          ) : (
            <div className={kit.row}>
              <GuestLinks />
            </div>
          )}
          <nav aria-label={t('nav.categories')}>
            <CategoryLinks />
          </nav>
          {viewer.state !== 'member' && (
            <nav aria-label={t('nav.main')}>
              <Link to="/teacher">{t('nav.teach')}</Link>
            </nav>
          )}
          <LanguageSwitch wide />
        </div>
      </Dialog>
    </>
  );
};

/** Header of the public pages. The home page has its own search, so it shows links there instead. */
export function Header() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const isHome = pathname === '/';
  return (
    <header className={classes.header}>
      <div className={`${kit.container} ${classes.bar}`}>
        <Logo />
        <div className={classes.desk}>
          <Dropdown
            triggerClassName={classes.link ?? ''}
            trigger={
              <>
                <IconCategory size={18} stroke={1.75} aria-hidden="true" />
                {t('nav.categories')}
              </>
            }
          >
            <CategoryLinks />
          </Dropdown>
        </div>
        <div className={`${classes.desk} ${classes.middle}`}>
          {isHome ? (
            <nav aria-label={t('nav.main')} className={kit.row}>
              <Link className={classes.link} to="/courses">
                {t('nav.courses')}
              </Link>
              <Link className={classes.link} to="/about">
                {t('nav.about')}
              </Link>
            </nav>
          ) : (
            <SearchBox key={search} initial={new URLSearchParams(search).get('search') ?? ''} />
          )}
        </div>
        {viewer.state === 'member' ? (
          <Link className={`${classes.link} ${classes.desk}`} to="/dashboard">
            {t('nav.myLearning')}
          </Link>
        ) : (
          <Link className={`${classes.link} ${classes.desk} ${classes.teach}`} to="/teacher">
            {t('nav.teach')}
          </Link>
        )}
        <SearchSlot className={`${classes.phone} ${classes.pushed}`} />
        <span className={classes.desk}>
          <LanguageSwitch />
        </span>
        <ThemeSwitch />
        <HeaderToolsSlot />
        <div className={`${classes.desk} ${classes.viewer}`}>
          {viewer.state === 'member' ? (
            <AccountMenu />
          ) : (
            <div className={classes.guest}>
              <GuestLinks />
            </div>
          )}
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
