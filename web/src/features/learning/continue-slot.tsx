import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { useViewer } from '../accounts/index.ts';
import classes from './continue-studying.module.css';

const waiting = <div className={classes.waiting} />;
/** Comes for members alone: a guest has nothing to continue. */
const Courses = lazyOptional(async () => (await import('./continue-studying.tsx')).ContinueStudying, {
  waiting,
});

/**
 * On the home page, for whoever is signed in: the courses they were in the middle of. Space is kept for them from the
 * first paint on (see src/start/appearance.ts), until more is known.
 */
export function ContinueStudying() {
  const { state } = useViewer();
  if (state === 'unknown') return waiting;
  return state === 'member' ? <Courses /> : null;
}
