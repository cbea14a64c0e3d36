import { isLocale, type Locale } from '../../platform/i18n/messages/index.ts';

/** The web keeps the reader's choice here (web/src/i18n/i18n.ts), since browser storage does not reach the server. */
const COOKIE = 'sen.language';

const LIFETIME_SECONDS = 365 * 86_400;

const askedIn = (url: string) => {
  const query = url.split('?')[1]?.split('#')[0] ?? '';
  return new URLSearchParams(query).get('lang');
};

const keptIn = (cookies: string | undefined) =>
  cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/**
 * What a browser is told to remember: a language that an address asks for and that it does not know of yet. The program
 * does so as well; this is for pages that are read without it.
 */
export function languageCookie(url: string, cookies: string | undefined): string | undefined {
  const asked = askedIn(url);
  if (!isLocale(asked) || asked === keptIn(cookies)) return undefined;
  return `${COOKIE}=${asked}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`;
}

/** The language of a page: what its address asks for with `lang`, else what the reader chose before, else Vietnamese. */
export function pageLanguage(url: string, cookies: string | undefined): Locale {
  return [askedIn(url), keptIn(cookies)].find(isLocale) ?? 'vi';
}
