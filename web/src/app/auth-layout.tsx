import { Link, Outlet } from 'react-router-dom';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useBranding } from '../ui/branding.ts';
import { Box, Row, Stack } from '../ui/layout/layout.tsx';
import { styleClass } from '../ui/layout/style-class.ts';
import { Logo } from '../ui/logo.tsx';
import { petal } from '../ui/petals.ts';
import { LanguageSwitch } from '../ui/switches.tsx';
import utilities from '../ui/utilities.module.css';
import classes from './auth-layout.module.css';

const PETALS: [angle: number, width: number, height: number, fill: string][] = [
  [-72, 96, 240, 'var(--art-leaf)'],
  [72, 96, 240, 'var(--art-leaf)'],
  [-37, 104, 300, 'var(--art-leaf-pale)'],
  [37, 104, 300, 'var(--art-leaf-soft)'],
  [0, 108, 348, 'var(--on-deep)'],
];

const Flower = () => {
  const { hasScenes } = useBranding();
  return (
    <svg
      className={`${classes.flower} ${styleClass({ w: 'full', h: 'full', position: 'absolute', inset: 0 })}`}
      viewBox="0 0 544 768"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="300" cy="400" r="150" fill="var(--art-sun)" />
      <g className={classes.pond}>
        <path d="M0 640C120 600 420 600 544 640V768H0z" fill="var(--art-ground)" />
        <ellipse cx="96" cy="716" rx="70" ry="14" fill="var(--art-water)" />
        <ellipse cx="456" cy="730" rx="90" ry="16" fill="var(--art-water)" />
      </g>
      <g transform="translate(272 664)">
        {hasScenes &&
          PETALS.map(([angle, width, height, colour]) => (
            <path key={angle} d={petal(width, height)} transform={`rotate(${angle})`} fill={colour} />
          ))}
      </g>
    </svg>
  );
};

/** Pages that outsiders of a members-only site can open. */
const OPEN_PAGES = [
  ['/terms', 'common:footer.document.TERMS'],
  ['/privacy', 'common:footer.document.PRIVACY'],
  ['/contact', 'common:footer.contact'],
] as const;

/** Sign-in and registration: the form on the left, the flower on the right (on top on a phone). */
export function AuthLayout() {
  const { hasScenes } = useBranding();
  const { t } = useTranslation(['accounts', 'common']);
  const { isMembersOnly } = useSiteMode();
  return (
    <div className={classes.auth}>
      <Stack className={classes.side} px={10} pt={6} pb={8}>
        <Row as="header" className={classes.top} justify="between">
          <Logo />
          <LanguageSwitch wide />
        </Row>
        <main
          id="main"
          tabIndex={-1}
          className={`${classes.form} ${styleClass({ w: 'full', maxW: 100, py: 6, m: 'auto', outline: 'none' })}`}
        >
          <Outlet />
        </main>
        {isMembersOnly && (
          <Row as="footer" wrap justify="center" columnGap={4} rowGap={2} pt={4} text="sm">
            {OPEN_PAGES.map(([path, text]) => (
              <Link key={path} className={utilities.link} to={path}>
                {t(text)}
              </Link>
            ))}
          </Row>
        )}
      </Stack>
      <aside className={classes.art} aria-label={t('common:brand')}>
        <Flower />
        <Box className={classes.words} p={10} position="relative">
          <Box display="none" tablet={{ display: 'block' }}>
            <Logo onLeaf size={30} />
          </Box>
          <p className={classes.say}>{t(hasScenes ? 'auth.say' : 'auth.sayPlain')}</p>
          <p className={classes.saySmall}>{t('auth.saySmall')}</p>
        </Box>
      </aside>
    </div>
  );
}
