import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './skeleton.module.css';
import { upTo } from './up-to.ts';
import utilities from './utilities.module.css';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** Pixels. */
  height?: number;
  /** For pictures: uses the ratio 16:9 instead of a height. */
  picture?: boolean;
}

export function Skeleton({ width = '100%', height = 16, picture = false }: SkeletonProps) {
  return (
    <span
      className={picture ? classes.picture : classes.shape}
      style={picture ? { width } : { width, height }}
    />
  );
}

interface LoadingProps {
  className?: string;
  /** True if it replaces a whole screen, whose heading is not loaded yet. */
  isScreen?: boolean;
  children: React.ReactNode;
}

/** Wraps the placeholders of a loading screen, and announces it once to screen readers. */
export function Loading({ className, isScreen = false, children }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <div className={className} aria-busy="true">
      {isScreen && <h1 className={utilities.hidden}>{t('loading')}</h1>}
      <span className={utilities.hidden} role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  );
}

export function LoadingRows({ rows = 6, height = 44 }: { rows?: number; height?: number }) {
  return (
    <Loading className={classes.rows ?? ''}>
      {upTo(rows).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Loading>
  );
}
