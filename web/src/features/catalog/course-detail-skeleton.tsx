import kit from '../../ui/kit.module.css';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import classes from './course-detail.module.css';

/** The shape of a course page. */
export function CourseDetailSkeleton() {
  return (
    <Loading>
      <div className={classes.band}>
        <div className={`${kit.container} ${kit.stackTight}`}>
          <Bone width="240px" height={20} />
          <Bone width="min(640px, 90%)" height={46} />
          <Bone width="min(560px, 80%)" height={28} />
          <Bone width="320px" height={20} />
        </div>
      </div>
      <div className={`${kit.container} ${classes.body}`}>
        <div className={classes.aside}>
          <div className={kit.card}>
            <Bone picture />
          </div>
        </div>
        <div className={`${classes.content} ${kit.stack} ${kit.section}`}>
          <Bone width="280px" height={36} />
          <Bone height={180} />
          <Bone width="280px" height={36} />
          <Bone height={320} />
        </div>
      </div>
    </Loading>
  );
}
