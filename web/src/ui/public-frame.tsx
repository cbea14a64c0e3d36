import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

type Frame = ComponentType<{ children: ReactNode }>;

const Bare: Frame = ({ children }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

/** Header and footer of the public pages are the program's own; it hands them in here (app/root.tsx). */
export const PublicFrameContext = createContext<Frame>(Bare);

/** For a page without a frame that has nothing of its own to show: stands in the frame of the public pages then. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const Frame = useContext(PublicFrameContext);
  return <Frame>{children}</Frame>;
}
