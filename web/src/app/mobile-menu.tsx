import { IconMenu2 } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useIsOutsider, useViewer } from '../features/accounts/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { styleClass } from '../ui/layout/style-class.ts';
import { LanguageSwitch, ThemeChoice } from '../ui/switches.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { useOpenUntilNavigation } from '../ui/use-open-until-navigation.ts';
import { AccountLinks } from './account-menu.tsx';
import classes from './header.module.css';
import { CategoryLinks, GuestLinks } from './header-links.tsx';

/** Id of the menu while it is a native popover, before hydration. The search button opens it as well then. */
export const UNHYDRATED_MENU_ID = 'early-menu';

const Links = () => {
  const { t } = useTranslation();
  const viewer = useViewer();
  const isOutsider = useIsOutsider();
  const { isAcademy } = useSiteMode();
  return (
    <Stack className={classes.drawer} gap={5} pt={2}>
      {viewer.state === 'member' ? (
        <nav aria-label={t('nav.account')}>
          <AccountLinks />
        </nav>
      ) : (
        <Row gap={2} shrink>
          <GuestLinks />
        </Row>
      )}
      {!isOutsider && (
        <nav aria-label={t('nav.categories')}>
          <CategoryLinks />
        </nav>
      )}
      {viewer.state !== 'member' && !isOutsider && !isAcademy && (
        <nav aria-label={t('nav.main')}>
          <Link to="/teacher">{t('nav.teach')}</Link>
        </nav>
      )}
      <LanguageSwitch wide />
      <ThemeChoice />
    </Stack>
  );
};

/** A search without suggestions, which works without scripts. */
const PlainSearch = () => {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: too few screen readers support the search element yet
    <form
      role="search"
      action="/courses"
      className={`${classes.plainSearch} ${styleClass({ display: 'flex', gap: 2 })}`}
    >
      <input
        type="text"
        name="search"
        maxLength={100}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
      />
      <button type="submit">{t('search.submit')}</button>
    </form>
  );
};

/** The phone's menu, with the links that do not fit in the header. */
export function MobileMenu() {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const isOutsider = useIsOutsider();
  const [isOpen, setOpen] = useOpenUntilNavigation();
  const nativePopover = useRef<HTMLDivElement>(null);
  // The viewer may have opened the native popover before hydration
  useLayoutEffect(() => {
    if (nativePopover.current?.matches(':popover-open')) setOpen(true);
  }, [setOpen]);
  return (
    <>
      <IconButton
        className={classes.phone}
        {...(isHydrated ? { onClick: () => setOpen(true) } : { popoverTarget: UNHYDRATED_MENU_ID })}
        aria-label={t('nav.openMenu')}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isHydrated ? (
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('nav.menu')} placement="end">
          <Links />
        </Dialog>
      ) : (
        <div ref={nativePopover} id={UNHYDRATED_MENU_ID} popover="auto" className={classes.early}>
          {!isOutsider && <PlainSearch />}
          <Links />
        </div>
      )}
    </>
  );
}
