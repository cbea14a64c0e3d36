import { lazyOptional } from '../../../ui/lazy-optional.tsx';

export const LazyGuardianOfPerson = lazyOptional(
  async () => (await import('./guardian-of-person.tsx')).GuardianOfPerson,
  { texts: ['guardian'] },
);
