import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded lazily, because viewers without a certificate do not need its drawing. */
export const EarnedCertificate = lazyOptional(
  async () => (await import('./earned-certificate.tsx')).EarnedCertificate,
  { texts: ['certificates'] },
);
