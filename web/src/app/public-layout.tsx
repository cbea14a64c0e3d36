import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layouts.module.css';

/** Header, page and footer. A page of another area without its own layout passes itself as `children`. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.page}>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
}
