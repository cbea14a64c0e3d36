import type { ReactNode } from 'react';
import { PageMeta } from './page-meta.tsx';
import utilities from './utilities.module.css';

interface PendingPageProps {
  /** The document's title until the page sets its own. */
  title: string;
  children: ReactNode;
}

/** A page whose data is loading. It has a title nevertheless. */
export function PendingPage({ title, children }: PendingPageProps) {
  return (
    <>
      <PageMeta title={title} isPrivate />
      <h1 className={utilities.hidden}>{title}</h1>
      {children}
    </>
  );
}
