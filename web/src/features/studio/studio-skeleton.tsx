import { Stack } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import classes from './studio-header.module.css';

export function StudioSkeleton() {
  return (
    <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 4, shrink: true })}>
      <Skeleton width="min(480px, 80%)" height={36} />
      <Skeleton width="220px" height={44} />
      <div className={classes.columns}>
        <Stack card gap={4} shrink>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={220} />
        </Stack>
        <Stack card gap={4} shrink>
          <Skeleton width="60%" height={26} />
          <Skeleton height={8} />
          <Skeleton height={180} />
        </Stack>
      </div>
    </Loading>
  );
}
