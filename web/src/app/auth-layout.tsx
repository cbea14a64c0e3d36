import { Outlet } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Logo } from '../ui/logo.tsx';
import { petal } from '../ui/petals.ts';
import { LanguageSwitch } from '../ui/switches.tsx';
import classes from './auth-layout.module.css';

const PETALS: [angle: number, width: number, height: number, fill: string][] = [
  [-72, 96, 240, 'var(--leaf-3)'],
  [72, 96, 240, 'var(--leaf-3)'],
  [-37, 104, 300, 'var(--leaf-1)'],
  [37, 104, 300, 'var(--leaf-2)'],
  [0, 108, 348, 'var(--sand-0)'],
];

const Flower = () => (
  <svg
    className={classes.flower}
    viewBox="0 0 544 768"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <circle cx="300" cy="400" r="150" fill="var(--amber-3)" />
    <g className={classes.pond}>
      <path d="M0 640C120 600 420 600 544 640V768H0z" fill="var(--leaf-7)" />
      <ellipse cx="96" cy="716" rx="70" ry="14" fill="var(--leaf-6)" />
      <ellipse cx="456" cy="730" rx="90" ry="16" fill="var(--leaf-6)" />
    </g>
    <g transform="translate(272 664)">
      {PETALS.map(([angle, width, height, colour]) => (
        <path key={angle} d={petal(width, height)} transform={`rotate(${angle})`} fill={colour} />
      ))}
    </g>
  </svg>
);

/** Sign-in and registration: the form on the left, the flower on the right (on top on a phone). */
export function AuthLayout() {
  const { t } = useTranslation(['accounts', 'common']);
  return (
    <div className={classes.auth}>
      <div className={classes.side}>
        <header className={classes.top}>
          <Logo />
          <LanguageSwitch wide />
        </header>
        <main id="main" tabIndex={-1} className={classes.form}>
          <Outlet />
        </main>
      </div>
      <aside className={classes.art} aria-label={t('common:brand')}>
        <Flower />
        <div className={classes.words}>
          <div className={classes.artLogo}>
            <Logo onLeaf size={30} />
          </div>
          <p className={classes.say}>{t('auth.say')}</p>
          <p className={classes.saySmall}>{t('auth.saySmall')}</p>
        </div>
      </aside>
    </div>
  );
}
