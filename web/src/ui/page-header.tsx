import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import classes from './page-header.module.css';
import { PageMeta } from './page-meta.tsx';

interface PageHeaderProps {
  title: string;
  crumbs?: Crumb[];
  /** A line under the title. */
  sub?: ReactNode;
  /** Primary action at the right. */
  actions?: ReactNode;
}

/** Head of a page in a sidebar layout: breadcrumb, h1, one line, primary action. Sets the window's title, too. */
export function PageHeader({ title, crumbs, sub, actions }: PageHeaderProps) {
  return (
    <header className={classes.head}>
      <PageMeta title={title} isPrivate />
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={classes.line}>
        <div className={classes.words}>
          <h1>{title}</h1>
          {sub && <div className={classes.sub}>{sub}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
