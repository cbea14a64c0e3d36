import { useViewer } from '../features/accounts/index.ts';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import classes from './bell-slot.module.css';

/** Comes after the page: no first look waits for it, and without it the page still works. */
const Bell = lazyOptional(async () => (await import('../features/support/bell.tsx')).Bell, {
  texts: ['support'],
});

/** Where the bell stands for whoever is signed in; its space is kept from the first paint on. */
export function BellSlot() {
  const { state } = useViewer();
  return <span className={classes.slot}>{state === 'member' && <Bell />}</span>;
}
