import { Outlet } from 'react-router-dom';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { styleClass } from '../ui/layout/style-class.ts';
import { Logo } from '../ui/logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import utilities from '../ui/utilities.module.css';
import classes from './layouts.module.css';

/** Logo and page without navigation, for the checkout. */
export function BareLayout() {
  return (
    <Stack minH="screen">
      <header className={`${utilities.container} ${classes.bareTop}`}>
        <Logo />
        <Row as="span" gap={2} shrink>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
      </header>
      <main id="main" tabIndex={-1} className={styleClass({ grow: true, outline: 'none' })}>
        <Outlet />
      </main>
    </Stack>
  );
}
