import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Stack } from '../ui/layout/layout.tsx';
import { styleClass } from '../ui/layout/style-class.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Header, page and footer. A page of another area without its own layout passes itself as `children`. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <Stack minH="screen">
      <Header />
      <main id="main" tabIndex={-1} className={styleClass({ grow: true, outline: 'none' })}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </Stack>
  );
}
