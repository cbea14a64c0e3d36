import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './logo.module.css';
import { Mark } from './mark.tsx';

const LEAF_FILLS = [
  'var(--art-water)',
  'var(--art-water)',
  'var(--art-bud)',
  'var(--art-bud)',
  'var(--on-deep)',
];

/** Name and logo, linked to the home page. `onLeaf` is for the deep green of the footer and the sign-in panel. */
export function Logo({ onLeaf = false, size = 34 }: { onLeaf?: boolean; size?: number }) {
  const { t } = useTranslation();
  return (
    <Link to="/" className={onLeaf ? classes.onLeaf : classes.logo} aria-label={t('homeLink')}>
      <Mark size={size} {...(onLeaf ? { fills: LEAF_FILLS } : {})} />
      <span aria-hidden="true">{t('brand')}</span>
    </Link>
  );
}
