import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';

/** Loaded lazily, because other features import this folder only to count visits. */
export const TeacherQueues = lazyOptional(async () => (await import('./teacher-queues.tsx')).TeacherQueues, {
  placeholder: <LoadingRows rows={2} height={96} />,
  failed: PartFailed,
});
