import { lazyOptional } from '../ui/lazy-optional.tsx';
import classes from './header-tools-slot.module.css';

/** Comes after the page: no first look waits for it, and without it the page still works. */
const Tools = lazyOptional(async () => (await import('./header-tools.tsx')).HeaderTools, { texts: ['cart'] });

/** Where the cart and the bell stand; their space is kept from the first paint on. */
export function HeaderToolsSlot() {
  return (
    <span className={classes.slot}>
      <Tools />
    </span>
  );
}
