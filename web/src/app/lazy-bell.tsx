import { useViewer } from '../features/accounts/index.ts';
import { Box } from '../ui/layout/layout.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import classes from './lazy-bell.module.css';

/** Loaded after the page, which works without it. */
const Bell = lazyOptional(async () => (await import('../features/support/bell.tsx')).Bell, {
  texts: ['support'],
});

/** The bell of a signed-in viewer. Its space is reserved from the first paint. */
export function LazyBell() {
  const { state } = useViewer();
  return (
    <Box as="span" className={classes.slot} display="none">
      {state === 'member' && <Bell />}
    </Box>
  );
}
