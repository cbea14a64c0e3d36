import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded with the certificate, below which it is shown. */
export const RateInvitation = lazyOptional(
  async () => (await import('./rate-invitation.tsx')).RateInvitation,
  {
    texts: ['ratings'],
  },
);
