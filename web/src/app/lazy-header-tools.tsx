import { CartLink } from '../features/cart/index.ts';
import { Box } from '../ui/layout/layout.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import classes from './lazy-header-tools.module.css';

const Tools = lazyOptional(async () => (await import('./header-tools.tsx')).HeaderTools, {
  texts: ['cart'],
  placeholder: CartLink,
  failed: CartLink,
});

/** The cart and the bell. Their space is reserved from the first paint. */
export function LazyHeaderTools() {
  return (
    <Box as="span" className={classes.slot} display="inline-flex" rigid w={11} h={11}>
      <Tools />
    </Box>
  );
}
