import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The card that starts a quiz. Loaded lazily, because most lessons have none. */
export const QuizStart = lazyOptional(async () => (await import('./quiz-start.tsx')).QuizStart, {
  texts: ['quiz'],
  placeholder: <Skeleton height={320} />,
  failed: PartFailed,
});
