import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './tab-links.module.css';

interface TabLink {
  key: string;
  label: string;
  to: string;
  isOn: boolean;
  /** Shown as a pill. */
  count?: ReactNode;
}

/** A row of links that look like tabs: each leads to an address of its own. Scrolls sideways where it is narrow. */
export function TabLinks({
  label,
  links,
  replace = false,
}: {
  label: string;
  links: TabLink[];
  replace?: boolean;
}) {
  return (
    <nav aria-label={label} className={classes.bar}>
      <ul className={classes.list}>
        {links.map(({ key, label: name, to, isOn, count }) => (
          <li key={key}>
            <Link
              to={to}
              replace={replace}
              preventScrollReset={replace}
              className={classes.tab}
              {...(isOn ? { 'aria-current': 'page' as const } : {})}
            >
              {name}
              {count !== undefined && <span className={classes.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
