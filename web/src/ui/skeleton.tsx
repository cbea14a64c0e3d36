import { useTranslation } from 'react-i18next';
import kit from './kit.module.css';
import classes from './skeleton.module.css';
import { upTo } from './up-to.ts';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** Pixels. */
  height?: number;
  /** For pictures: keeps 16:9 instead of a height. */
  picture?: boolean;
}

/** One grey shape of what comes. */
export function Skeleton({ width = '100%', height = 16, picture = false }: SkeletonProps) {
  return (
    <span
      className={picture ? classes.picture : classes.shape}
      style={picture ? { width } : { width, height }}
    />
  );
}

/** Wraps the shapes of a screen that is loading, and says so once to screen readers. */
export function Loading({ children, className }: { children: React.ReactNode; className?: string }) {
  const { t } = useTranslation();
  return (
    <div className={className} aria-busy="true">
      <span className={kit.hidden} role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  );
}

/** Rows of a list or table that is loading. */
export function LoadingRows({ rows = 6, height = 44 }: { rows?: number; height?: number }) {
  return (
    <Loading className={classes.rows ?? ''}>
      {upTo(rows).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Loading>
  );
}
