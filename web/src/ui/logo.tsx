import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useBranding } from './branding.ts';
import classes from './logo.module.css';
import { Mark } from './mark.tsx';

const LEAF_FILLS = [
  'var(--art-water)',
  'var(--art-water)',
  'var(--art-bud)',
  'var(--art-bud)',
  'var(--on-deep)',
];

/** Names with more characters are smaller on a phone. */
const LONG_NAME = 8;

interface LogoMarkProps {
  onLeaf: boolean;
  size: number;
}

/** The academy's logo, the lotus of the demo's brand, or nothing. */
export const LogoMark = ({ onLeaf, size }: LogoMarkProps) => {
  const { logoLight, logoDark, hasScenes } = useBranding();
  if (!logoLight) return hasScenes ? <Mark size={size} {...(onLeaf ? { fills: LEAF_FILLS } : {})} /> : null;
  const dark = logoDark ?? logoLight;
  // Both are in the page, because the theme is known only in the browser. A hidden one is not loaded
  const files = onLeaf
    ? [[dark, undefined] as const]
    : ([
        [logoLight, 'light'],
        [dark, 'dark'],
      ] as const);
  return files.map(([file, theme]) => (
    <img
      key={theme ?? file}
      src={file}
      alt=""
      width={size}
      height={size}
      className={classes.file}
      data-theme={theme}
      loading={theme === 'dark' ? 'lazy' : 'eager'}
    />
  ));
};

/** Name and logo, linked to the home page. `onLeaf` is for the deep areas of the footer and the sign-in panel. */
export function Logo({ onLeaf = false, size = 34 }: { onLeaf?: boolean; size?: number }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      className={onLeaf ? classes.onLeaf : classes.logo}
      data-long={t('brand').length > LONG_NAME || undefined}
      aria-label={t('homeLink')}
    >
      <LogoMark onLeaf={onLeaf} size={size} />
      <span aria-hidden="true">{t('brand')}</span>
    </Link>
  );
}
