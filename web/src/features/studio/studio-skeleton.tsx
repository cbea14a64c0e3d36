import kit from '../../ui/kit.module.css';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import classes from './studio-header.module.css';

export function StudioSkeleton() {
  return (
    <Loading className={kit.stack ?? ''}>
      <Skeleton width="min(480px, 80%)" height={36} />
      <Skeleton width="220px" height={44} />
      <div className={classes.columns}>
        <div className={`${kit.card} ${kit.stack}`}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={220} />
        </div>
        <div className={`${kit.card} ${kit.stack}`}>
          <Skeleton width="60%" height={26} />
          <Skeleton height={8} />
          <Skeleton height={180} />
        </div>
      </div>
    </Loading>
  );
}
