import { createContext, type ReactNode, useContext } from 'react';

type Frame = (page: ReactNode) => ReactNode;

const bare: Frame = (page) => (
  <main id="main" tabIndex={-1}>
    {page}
  </main>
);

/** Header and footer of the public pages are the program's own; it hands them in here (app/root.tsx). */
export const PublicFrameContext = createContext<Frame>(bare);

/** For a page without a frame that has nothing of its own to show: stands in the frame of the public pages then. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return useContext(PublicFrameContext)(children);
}
