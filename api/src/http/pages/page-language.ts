import { isLocale, type Locale, toOfferedLocale } from '../../platform/i18n/messages/index.ts';

/**
 * The cookie with the chosen language. The web app sets it too (web/src/i18n/i18n.ts), because the server cannot read
 * browser storage.
 */
const COOKIE = 'sen.language';

const LIFETIME_SECONDS = 365 * 86_400;

const languageOfUrl = (url: string) => {
  const query = url.split('?')[1]?.split('#')[0] ?? '';
  return new URLSearchParams(query).get('lang');
};

const languageOfCookies = (cookies: string | undefined) =>
  cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/**
 * Returns a Set-Cookie value if `lang` in the URL differs from the cookie. Required without JavaScript only, because
 * the web app sets the cookie itself.
 * @returns undefined if the cookie need not change
 */
export function languageCookie(url: string, cookies: string | undefined): string | undefined {
  const language = languageOfUrl(url);
  if (!isLocale(language) || language !== toOfferedLocale(language)) return undefined;
  if (language === languageOfCookies(cookies)) return undefined;
  return `${COOKIE}=${language}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`;
}

/** Returns the language of a page: `lang` of its URL, the cookie, or the default one, in this order. */
export function pageLanguage(url: string, cookies: string | undefined): Locale {
  return toOfferedLocale([languageOfUrl(url), languageOfCookies(cookies)].find(isLocale));
}
