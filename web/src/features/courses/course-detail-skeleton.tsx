import kit from '../../ui/kit.module.css';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import classes from './course-detail.module.css';

export function CourseDetailSkeleton() {
  return (
    <Loading>
      <div className={classes.band}>
        <div className={`${kit.container} ${kit.stackTight}`}>
          <Skeleton width="240px" height={20} />
          <Skeleton width="min(640px, 90%)" height={46} />
          <Skeleton width="min(560px, 80%)" height={28} />
          <Skeleton width="320px" height={20} />
        </div>
      </div>
      <div className={`${kit.container} ${classes.body}`}>
        <div className={classes.aside}>
          <div className={kit.card}>
            <Skeleton picture />
          </div>
        </div>
        <div className={`${classes.content} ${kit.stack} ${kit.section}`}>
          <Skeleton width="280px" height={36} />
          <Skeleton height={180} />
          <Skeleton width="280px" height={36} />
          <Skeleton height={320} />
        </div>
      </div>
    </Loading>
  );
}
