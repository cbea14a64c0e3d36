import { lazyOptional } from '../../../ui/lazy-optional.tsx';

/** At the end of the dashboard, where it moves nothing. */
export const LazyConsentRequest = lazyOptional(
  async () => (await import('./consent-request.tsx')).ConsentRequest,
  { texts: ['consents'] },
);
