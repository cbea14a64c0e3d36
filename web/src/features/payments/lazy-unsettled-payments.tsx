import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { useViewer } from '../accounts/index.ts';

/** Loaded for members only, because a guest has no payments. */
const Payments = lazyOptional(async () => (await import('./unsettled-payments.tsx')).UnsettledPayments);

export function UnsettledPayments({ className }: { className?: string | undefined }) {
  return useViewer().state === 'member' ? <Payments className={className} /> : null;
}
