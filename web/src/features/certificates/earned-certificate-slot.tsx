import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Comes after the words that end a course: whoever has no certificate does not wait for its drawing. */
export const EarnedCertificate = lazyOptional(
  async () => (await import('./earned-certificate.tsx')).EarnedCertificate,
  { texts: ['certificates'] },
);
