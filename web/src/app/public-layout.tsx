import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layouts.module.css';

/** Header, page, footer. A page of another area that has nothing to show there hands itself in. */
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
