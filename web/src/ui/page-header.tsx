import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import classes from './page-header.module.css';
import { PageMeta } from './page-meta.tsx';

interface PageHeaderProps {
  title: string;
  crumbs?: Crumb[];
  sub?: ReactNode;
  /** Primary action on the right. */
  actions?: ReactNode;
}

/** The header of a page in a sidebar layout. Sets the document's title as well. */
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
