import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { useViewer } from '../accounts/index.ts';
import classes from './continue-studying.module.css';

const waiting = <div className={classes.waiting} />;
/** Loaded for members only, because a guest has no courses. */
const Courses = lazyOptional(async () => (await import('./continue-studying.tsx')).ContinueStudying, {
  texts: ['pond'],
  placeholder: waiting,
});

/**
 * The courses to continue, on the home page of a signed-in viewer. Their space is reserved from the first paint
 * (src/start/appearance.ts) until the data is loaded.
 */
export function ContinueStudying() {
  const { state } = useViewer();
  if (state === 'unknown') return waiting;
  return state === 'member' ? <Courses /> : null;
}
