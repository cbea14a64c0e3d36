import { isLocale, type Locale } from '../../platform/messages/index.ts';

/** The web keeps the reader's choice here (web/src/i18n/i18n.ts), since browser storage does not reach the server. */
const COOKIE = 'sen.language';

/** The language of a page: what its address asks for with `lang`, else what the reader chose before, else Vietnamese. */
export function pageLanguage(url: string, cookies: string | undefined): Locale {
  const query = url.split('?')[1]?.split('#')[0] ?? '';
  const chosen = cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return [new URLSearchParams(query).get('lang'), chosen].find(isLocale) ?? 'vi';
}
