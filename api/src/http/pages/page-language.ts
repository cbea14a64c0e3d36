import { isLocale, type Locale } from '../../platform/i18n/messages/index.ts';

/**
 * The cookie in which the web app stores the chosen language (web/src/i18n/i18n.ts), because the server cannot read
 * browser storage.
 */
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
 * The cookie for a language that the URL names and the browser has not stored yet. The web app sets it as well; this
 * is for pages without JavaScript.
 * @returns undefined if there is nothing to store
 */
export function languageCookie(url: string, cookies: string | undefined): string | undefined {
  const asked = askedIn(url);
  if (!isLocale(asked) || asked === keptIn(cookies)) return undefined;
  return `${COOKIE}=${asked}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`;
}

/** The language of a page: from `lang` in its URL, else from the cookie, else Vietnamese. */
export function pageLanguage(url: string, cookies: string | undefined): Locale {
  return [askedIn(url), keptIn(cookies)].find(isLocale) ?? 'vi';
}
