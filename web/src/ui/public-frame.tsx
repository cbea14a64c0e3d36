import { createContext, type ReactNode, useContext } from 'react';

type Frame = (page: ReactNode) => ReactNode;

const bare: Frame = (page) => (
  <main id="main" tabIndex={-1}>
    {page}
  </main>
);

/** The layout of public pages belongs to app/, which provides it here (app/root.tsx). */
export const PublicFrameContext = createContext<Frame>(bare);

/** Adds the layout of public pages to a page without a layout that has nothing to show. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return useContext(PublicFrameContext)(children);
}
