import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Comes with the certificate, below it. */
export const RateInvitation = lazyOptional(
  async () => (await import('./rate-invitation.tsx')).RateInvitation,
  {
    texts: ['ratings'],
  },
);
