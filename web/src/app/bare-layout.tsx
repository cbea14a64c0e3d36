import { Outlet } from 'react-router-dom';
import kit from '../ui/kit.module.css';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import classes from './layouts.module.css';

/** Logo and page without navigation, for the checkout. */
export function BareLayout() {
  return (
    <div className={classes.page}>
      <header className={`${kit.container} ${classes.bareTop}`}>
        <Logo />
        <span className={kit.row}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
