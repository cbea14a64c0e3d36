import { IconMenu2 } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import kit from '../ui/kit.module.css';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { useOpenHere } from '../ui/use-open-here.ts';
import { AccountMenu } from './account-menu.tsx';
import { AnnouncementsSlot } from './announcements-slot.tsx';
import { BellSlot } from './bell-slot.tsx';
import { SearchSlot } from './search-slot.tsx';
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
  /** Missing if there is only one group. */
  label?: string;
  items: SidebarItem[];
}

interface SidebarLayoutProps {
  groups: SidebarGroup[];
  /** Text next to name and avatar in the header, where the specification requires it. */
  headerLabel?: string;
  /** Replaces the course search in front of the header's switches. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** The highest count that is shown. Higher ones are shown as "99+". */
const MAX_SHOWN = 99;

/** Pixels between the current entry and the edge of the sidebar. */
const ROOM = 24;

/** Scrolls the sidebar, but not the page, to the entry of the current page. */
function useCurrentEntry(entries: number) {
  const side = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const entry = side.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!side.current || !entry) return;
    const { top, bottom } = side.current.getBoundingClientRect();
    if (entry.bottom > bottom) side.current.scrollTop += entry.bottom - bottom + ROOM;
    else if (entry.top < top) side.current.scrollTop -= top - entry.top + ROOM;
  }, [pathname, entries]);
  return side;
}

const SidebarContent = ({ groups }: Pick<SidebarLayoutProps, 'groups'>) => {
  const { t } = useTranslation('workspace');
  const viewer = useViewer();
  const side = useCurrentEntry(groups.reduce((sum, { items }) => sum + items.length, 0));
  // If the viewer could not be loaded, the role is Student (prescribed by the specification)
  const unknown = viewer.isLoading ? '\u00A0' : t('specified.student');
  return (
    <div className={classes.side} ref={side}>
      <div className={classes.logo}>
        <Logo />
      </div>
      <div className={classes.who}>
        <Avatar name={viewer.name} src={viewer.user?.avatarUrl} size={44} />
        <div className={kit.grow}>
          <p className={classes.name}>{viewer.name}</p>
          <p className={classes.role}>{viewer.user ? t(`role.${viewer.user.role}`) : unknown}</p>
        </div>
      </div>
      <nav aria-label={t('nav.sections')}>
        {groups.map(({ label, items }) => (
          <div key={label ?? items[0]?.to}>
            {label && <p className={classes.group}>{label}</p>}
            <ul>
              {items.map(({ label: name, to, icon: Icon, end = false, count }) => (
                <li key={to}>
                  <NavLink to={to} end={end} className={classes.item ?? ''}>
                    <Icon size={20} stroke={1.75} aria-hidden="true" />
                    <span className={kit.grow}>{name}</span>
                    {count ? (
                      <span className={classes.count}>
                        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
                        <span className={kit.hidden}> {t('nav.waiting')}</span>
                      </span>
                    ) : null}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
};

/**
 * The layout of the signed-in areas: a 280-pixel sidebar, which becomes an overlay below 992 pixels. A page inside
 * starts with `PageHeader`.
 */
export function SidebarLayout({ groups, headerLabel, tools, children }: SidebarLayoutProps) {
  const { t } = useTranslation();
  const { name } = useViewer();
  const [isOpen, setOpen] = useOpenHere();
  return (
    <div className={classes.app}>
      <aside className={classes.fixed}>
        <SidebarContent groups={groups} />
      </aside>
      <div className={classes.column}>
        <header className={classes.top}>
          <button
            type="button"
            className={`${kit.iconButton} ${classes.burger}`}
            aria-label={t('nav.openMenu')}
            onClick={() => setOpen(true)}
          >
            <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
          </button>
          <span className={classes.roomy}>
            <Logo size={30} />
          </span>
          <span className={kit.grow} />
          {tools ?? <SearchSlot />}
          <LanguageSwitch />
          <ThemeSwitch />
          <BellSlot />
          {headerLabel && (
            <p className={classes.self}>
              <b>{name}</b>
              <span>{headerLabel}</span>
            </p>
          )}
          <AccountMenu />
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <AnnouncementsSlot />
          {children ?? <Outlet />}
        </main>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('nav.menu')}
        placement="start"
        hideTitle
      >
        <SidebarContent groups={groups} />
      </Dialog>
    </div>
  );
}
