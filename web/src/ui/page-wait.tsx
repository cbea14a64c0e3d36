import type { ReactNode } from 'react';
import kit from './kit.module.css';
import { PageMeta } from './page-meta.tsx';

interface PageWaitProps {
  /** Name of the window until the page's own is known. */
  title: string;
  /** The shape of what comes, or what went wrong. */
  children: ReactNode;
}

/** A page before its data has come: it has a name all the same. */
export function PageWait({ title, children }: PageWaitProps) {
  return (
    <>
      <PageMeta title={title} isPrivate />
      <h1 className={kit.hidden}>{title}</h1>
      {children}
    </>
  );
}
