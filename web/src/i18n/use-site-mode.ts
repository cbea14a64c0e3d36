import type { PublicTerms } from '../generated/schema.ts';
import { useTranslation } from './use-translation.tsx';

type SiteMode = Pick<
  PublicTerms,
  'asksBirthYear' | 'hasCertificateLookup' | 'isAcademy' | 'isMembersOnly' | 'signUp' | 'signUpDomains'
>;

/** The site mode of a page without global placeholders, as in tests. */
const DEFAULTS: SiteMode = {
  asksBirthYear: false,
  hasCertificateLookup: true,
  isAcademy: false,
  isMembersOnly: false,
  signUp: 'OPEN',
  signUpDomains: '',
};

/** The site mode when the page was loaded. The server enforces the current one. */
export const useSiteMode = (): SiteMode => {
  const { i18n } = useTranslation();
  return { ...DEFAULTS, ...i18n.terms };
};
