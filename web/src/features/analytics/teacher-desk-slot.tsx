import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';

/** What waits for a teacher comes beside the page, not with it: who only counts looks does not load it. */
export const TeacherDesk = lazyOptional(async () => (await import('./teacher-desk.tsx')).TeacherDesk, {
  waiting: <LoadingRows rows={2} height={96} />,
  failed: PartFailed,
});
