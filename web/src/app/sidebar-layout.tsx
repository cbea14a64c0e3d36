import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, matchPath, NavLink, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { FormattedMessage } from '../i18n/formatted-message.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../ui/layout/layout.tsx';
import { styleClass } from '../ui/layout/style-class.ts';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeChoice, ThemeSwitch } from '../ui/switches.tsx';
import { useOpenUntilNavigation } from '../ui/use-open-until-navigation.ts';
import utilities from '../ui/utilities.module.css';
import { AccountMenu } from './account-menu.tsx';
import { LazyAnnouncements } from './lazy-announcements.tsx';
import { LazyBell } from './lazy-bell.tsx';
import { LazyHeaderTools } from './lazy-header-tools.tsx';
import { LazySearch } from './lazy-search.tsx';
import { menuGroups, setMenuGroupOpen } from './menu-groups.ts';
import classes from './sidebar-layout.module.css';

export interface SidebarItem {
  label: string;
  to: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean | 'true' | 'false' }>;
  /** True if it is active only on this exact path, not on those below. */
  end?: boolean;
  /** Number of pending items, shown as a pill. */
  count?: number;
}

export interface SidebarGroup {
  /** Missing in a group that is always open. */
  heading?: SidebarHeading;
  items: SidebarItem[];
}

export interface SidebarHeading {
  label: string;
  /** The same in every language. The viewer's choice to open or close the group is stored under it. */
  name: string;
  /** True if the group is closed until the viewer opens it or a page of it. */
  isClosed?: boolean;
}

interface SidebarLayoutProps {
  groups: SidebarGroup[];
  /** Text next to name and avatar in the header, where the specification requires it. */
  headerLabel?: string;
  /** Replaces the course search in front of the header's switches. */
  tools?: ReactNode;
  /** True if the header links to the catalogue and to the cart. */
  hasShop?: boolean;
  children?: ReactNode;
}

/** The highest count that is shown. Higher ones are shown as "99+". */
const MAX_SHOWN = 99;

/** Pixels between the current entry and the edge of the sidebar. */
const SCROLL_MARGIN = 24;

/** Scrolls the sidebar, but not the page, to the entry of the current page. */
function useCurrentEntry(entries: number) {
  const side = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const entry = side.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!side.current || !entry) return;
    const { top, bottom } = side.current.getBoundingClientRect();
    if (entry.bottom > bottom) side.current.scrollTop += entry.bottom - bottom + SCROLL_MARGIN;
    else if (entry.top < top) side.current.scrollTop -= top - entry.top + SCROLL_MARGIN;
  }, [pathname, entries]);
  return side;
}

/** A number of pending items, with words for screen readers. */
const PendingCount = ({ count }: { count: number }) => {
  const { t } = useTranslation('workspace');
  return (
    <Box as="span" px={2} text="micro" weight={600} tone="on-tint" numbers bg="tint-2" radius="btn">
      <FormattedMessage
        text={t('nav.waiting', { value: count > MAX_SHOWN ? `${MAX_SHOWN}+` : count })}
        parts={{ hidden: (label) => <span className={utilities.hidden}>{label}</span> }}
      />
    </Box>
  );
};

const SidebarEntry = ({ item: { label, to, icon: Icon, end = false, count } }: { item: SidebarItem }) => (
  <li>
    <NavLink to={to} end={end} className={classes.item ?? ''}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <Text as="span" grow shrink>
        {label}
      </Text>
      {count ? <PendingCount count={count} /> : null}
    </NavLink>
  </li>
);

const SidebarList = ({ heading, items }: SidebarGroup) => {
  const id = useId();
  const { pathname } = useLocation();
  const stored = menuGroups.use();
  const entries = items.map((item) => <SidebarEntry key={item.to} item={item} />);
  if (!heading) return <ul>{entries}</ul>;
  const { label, name, isClosed = false } = heading;
  const isHere = items.some(({ to, end }) => matchPath({ path: to, end: end ?? false }, pathname));
  const isOpen = stored[name] ?? (isHere || !isClosed);
  const pending = items.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        className={classes.heading}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setMenuGroupOpen(name, !isOpen)}
      >
        <Text as="span" grow shrink text="micro" weight={600}>
          {label}
        </Text>
        {!isOpen && pending > 0 && <PendingCount count={pending} />}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entries}
      </ul>
    </>
  );
};

const SidebarContent = ({ groups }: Pick<SidebarLayoutProps, 'groups'>) => {
  const { t } = useTranslation('workspace');
  const viewer = useViewer();
  const side = useCurrentEntry(groups.reduce((sum, { items }) => sum + items.length, 0));
  // If the viewer could not be loaded, the role is Student (prescribed by the specification)
  const unknown = viewer.isLoading ? '\u00A0' : t('specified.student');
  return (
    <Stack className={classes.side} gap={1} ref={side}>
      <Box px={3} pb={1}>
        <Logo />
      </Box>
      <Row gap={3} px={3} pt={1} pb={2}>
        <Avatar name={viewer.name} src={viewer.user?.avatarUrl} size={44} />
        <Box grow shrink>
          <p className={classes.name}>{viewer.name}</p>
          <Text text="xs" tone="dim">
            {viewer.user ? t(`role.${viewer.user.role}`) : unknown}
          </Text>
        </Box>
      </Row>
      <nav aria-label={t('nav.sections')}>
        {groups.map((group) => (
          <SidebarList key={group.heading?.name ?? group.items[0]?.to} {...group} />
        ))}
      </nav>
    </Stack>
  );
};

/**
 * The layout of the signed-in areas: a 280-pixel sidebar, which becomes an overlay below 992 pixels. A page inside
 * starts with `PageHeader`.
 */
export function SidebarLayout({ groups, headerLabel, tools, hasShop = false, children }: SidebarLayoutProps) {
  const { t } = useTranslation();
  const { name } = useViewer();
  const [isOpen, setOpen] = useOpenUntilNavigation();
  return (
    <div className={classes.app}>
      <aside className={classes.fixed}>
        <SidebarContent groups={groups} />
      </aside>
      <Box shrink>
        <Row as="header" className={classes.top} gap={1} minH={15} pt={2} pl={8} pr={6}>
          <IconButton className={classes.burger} aria-label={t('nav.openMenu')} onClick={() => setOpen(true)}>
            <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <Box as="span" className={classes.roomy} display="none">
            <Logo size={30} />
          </Box>
          <Text as="span" grow shrink />
          {hasShop && (
            <Link className={classes.shop} to="/courses">
              {t('nav.courses')}
            </Link>
          )}
          {tools ?? <LazySearch />}
          <span className={utilities.notPhone}>
            <LanguageSwitch />
          </span>
          <span className={utilities.notPhone}>
            <ThemeSwitch />
          </span>
          {hasShop ? <LazyHeaderTools /> : <LazyBell />}
          {headerLabel && (
            <Stack as="p" className={classes.self} shrink px={2} text="sm" textAlign="end">
              <b>{name}</b>
              <span>{headerLabel}</span>
            </Stack>
          )}
          <AccountMenu />
        </Row>
        <main
          id="main"
          tabIndex={-1}
          className={`${classes.main} ${styleClass({ maxW: 250, px: 8, pt: 2, pb: 16, outline: 'none' })}`}
        >
          <LazyAnnouncements />
          {children ?? <Outlet />}
        </main>
      </Box>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('nav.menu')}
        placement="start"
        hideTitle
      >
        <SidebarContent groups={groups} />
        <Stack align="start" gap={2} px={3} pt={4}>
          <LanguageSwitch wide />
          <ThemeChoice />
        </Stack>
      </Dialog>
    </div>
  );
}
