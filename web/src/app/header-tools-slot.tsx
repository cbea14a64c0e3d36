import { lazyOptional } from '../ui/lazy-optional.tsx';
import classes from './header-tools-slot.module.css';

/** Loaded after the page, which works without it. */
const Tools = lazyOptional(async () => (await import('./header-tools.tsx')).HeaderTools, { texts: ['cart'] });

/** The cart and the bell. Their space is reserved from the first paint. */
export function HeaderToolsSlot() {
  return (
    <span className={classes.slot}>
      <Tools />
    </span>
  );
}
