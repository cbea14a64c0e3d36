import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { useViewer } from '../accounts/index.ts';

/** Comes for members alone: a guest has no payments. */
const Payments = lazyOptional(async () => (await import('./unsettled-payments.tsx')).UnsettledPayments);

/** Where the viewer's unsettled payments stand on a page. */
export function UnsettledPayments({ className }: { className?: string | undefined }) {
  return useViewer().state === 'member' ? <Payments className={className} /> : null;
}
