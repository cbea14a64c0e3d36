import { useViewer } from '../features/accounts/index.ts';
import { HeaderCart } from '../features/cart/index.ts';
import { BellSlot } from './bell-slot.tsx';

/** What stands in the header of public pages and comes after them: the cart, and a member's bell. */
export function HeaderTools() {
  const { state } = useViewer();
  return (
    <>
      {state !== 'unknown' && <HeaderCart />}
      <BellSlot />
    </>
  );
}
