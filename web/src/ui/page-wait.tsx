import type { ReactNode } from 'react';
import kit from './kit.module.css';
import { PageMeta } from './page-meta.tsx';

interface PageWaitProps {
  /** The document's title until the page sets its own. */
  title: string;
  children: ReactNode;
}

/** A page whose data is loading. It has a title nevertheless. */
export function PageWait({ title, children }: PageWaitProps) {
  return (
    <>
      <PageMeta title={title} isPrivate />
      <h1 className={kit.hidden}>{title}</h1>
      {children}
    </>
  );
}
