import { useViewer } from '../features/accounts/index.ts';
import { CartLink, HeaderCart } from '../features/cart/index.ts';
import { KeepFocus } from '../ui/keep-focus.tsx';
import { LazyBell } from './lazy-bell.tsx';

/** The cart and a member's bell. Loaded after the page. */
export function HeaderTools() {
  const { state } = useViewer();
  return (
    <>
      <KeepFocus part={state === 'unknown' ? 'link' : 'cart'}>
        {state === 'unknown' ? <CartLink /> : <HeaderCart />}
      </KeepFocus>
      <LazyBell />
    </>
  );
}
