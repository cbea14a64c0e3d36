import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './layouts.module.css';

/** Header, page, footer. */
export function PublicLayout() {
  return (
    <div className={classes.page}>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
