import kit from '../../../ui/kit.module.css';
import { Bone, Loading } from '../../../ui/skeleton.tsx';
import classes from './studio-header.module.css';

/** A course's page in the studio while it loads. */
export function StudioSkeleton() {
  return (
    <Loading className={kit.stack ?? ''}>
      <Bone width="min(480px, 80%)" height={36} />
      <Bone width="220px" height={44} />
      <div className={classes.columns}>
        <div className={`${kit.card} ${kit.stack}`}>
          <Bone height={44} />
          <Bone height={44} />
          <Bone height={220} />
        </div>
        <div className={`${kit.card} ${kit.stack}`}>
          <Bone width="60%" height={26} />
          <Bone height={8} />
          <Bone height={180} />
        </div>
      </div>
    </Loading>
  );
}
