import { IconCategory } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useIsOutsider, useViewer } from '../features/accounts/index.ts';
import { SearchBox } from '../features/search/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Dropdown } from '../ui/dropdown.tsx';
import { Box, Row } from '../ui/layout/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import utilities from '../ui/utilities.module.css';
import { AccountMenu } from './account-menu.tsx';
import classes from './header.module.css';
import { CategoryLinks, GuestLinks, SignInLink } from './header-links.tsx';
import { LazyHeaderTools } from './lazy-header-tools.tsx';
import { LazySearch } from './lazy-search.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The header of the public pages. A guest's home page has its own search, so the header shows links there instead. */
export function Header() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const isHome = pathname === '/';
  const isOutsider = useIsOutsider();
  const { isAcademy } = useSiteMode();
  return (
    <header className={classes.header}>
      <div className={`${utilities.container} ${classes.bar}`}>
        <Logo />
        {isOutsider ? (
          <Box className={classes.wide} grow mr="auto" />
        ) : (
          <>
            <div className={classes.wide}>
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
            <Box className={classes.wide} grow shrink maxW={120} ml={2} mr="auto">
              {isHome && viewer.state !== 'member' ? (
                <Row as="nav" className={classes.guest} aria-label={t('nav.main')} gap={2} shrink>
                  <Link className={classes.link} to="/courses">
                    {t('nav.courses')}
                  </Link>
                  <Link className={classes.link} to="/about">
                    {t('nav.about')}
                  </Link>
                </Row>
              ) : (
                <SearchBox key={search} initial={new URLSearchParams(search).get('search') ?? ''} />
              )}
            </Box>
          </>
        )}
        {!viewer.has('TEACHER') && !isOutsider && !isAcademy && (
          <Link className={`${classes.link} ${classes.wide} ${classes.teach}`} to="/teacher">
            {t('nav.teach')}
          </Link>
        )}
        {viewer.state === 'member' && (
          <Link className={`${classes.link} ${classes.wide}`} to="/dashboard">
            {t('nav.myLearning')}
          </Link>
        )}
        {isOutsider ? (
          <span className={`${classes.phone} ${classes.pushed}`} />
        ) : (
          <LazySearch className={`${classes.phone} ${classes.pushed}`} />
        )}
        <span className={classes.wide}>
          <LanguageSwitch />
        </span>
        <span className={classes.wide}>
          <ThemeSwitch />
        </span>
        {!isOutsider && <LazyHeaderTools />}
        <div className={`${classes.wide} ${classes.viewer}`}>
          {viewer.state === 'member' ? (
            <AccountMenu />
          ) : (
            <Row className={classes.guest} align="stretch" gap={1}>
              <GuestLinks />
            </Row>
          )}
        </div>
        {viewer.state !== 'member' && (
          <SignInLink className={`${classes.link} ${classes.phone} ${classes.entry}`} />
        )}
        <MobileMenu />
      </div>
    </header>
  );
}
