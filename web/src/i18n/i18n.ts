import { isLanguage, type Language, offeredLanguages } from './languages.ts';
import type { Namespace } from './resources.ts';
import { type GlobalPlaceholders, type Texts, Translator } from './translator.ts';

/** Name in browser storage, and of the cookie from which the server takes the language (api/src/http/pages). */
const STORAGE_KEY = 'sen.language';
const COOKIE_SECONDS = 365 * 86_400;

type Catalogue = { default: Texts };
/** Messages of the public pages: a chunk per language and namespace, which routes load when they need it. */
const catalogues = import.meta.glob<Catalogue>('./{vi,en}/{about,catalog,common,filters,home,instructor}.ts');

const storedLanguage = (): Language | null => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
};

const languageOfUrl = (search: string): Language | null => {
  const parameter = new URLSearchParams(search).get('lang');
  return isLanguage(parameter) ? parameter : null;
};

/**
 * The visitor's language: `?lang=` in the URL, else the earlier choice, else the default one, which also replaces
 * languages that the site does not offer.
 */
export const chosenLanguage = (search: string, terms: GlobalPlaceholders): Language => {
  const offered = offeredLanguages(terms);
  const chosen = languageOfUrl(search) ?? storedLanguage();
  return chosen && offered.includes(chosen) ? chosen : offered[0]!;
};

/** True if the visitor has chosen a language, in the URL or before. */
export const hasChosenLanguage = (search: string): boolean =>
  (languageOfUrl(search) ?? storedLanguage()) !== null;

/** Stores a language for later visits and for pages that the server renders. */
const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts until the page is left
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one of the browsers supported
  document.cookie = `${STORAGE_KEY}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
};

/** Stores the language of the URL, and passes an earlier choice to the server. Does nothing without a choice. */
export const storeChosenLanguage = (search: string): void => {
  const chosen = languageOfUrl(search) ?? storedLanguage();
  if (chosen) storeLanguage(chosen);
};

const loadMissing = async (
  i18n: Translator,
  language: Language,
  namespaces: readonly string[],
): Promise<void> => {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.has(language, namespace)) return;
      const file = `./${language}/${namespace}.ts`;
      const load = catalogues[file] ?? (await import('./further-catalogues.ts')).furtherCatalogues[file];
      if (!load) throw new Error(`No catalogue ${language}/${namespace}`);
      i18n.add(language, namespace, (await load()).default);
    }),
  );
};

/** Loads the messages of namespaces in the language that is current when they are loaded. */
export const loadNamespaces = async (i18n: Translator, namespaces: readonly Namespace[]): Promise<void> => {
  let language: Language;
  do {
    language = i18n.language;
    await loadMissing(i18n, language, namespaces);
    // The language may have been switched meanwhile
  } while (i18n.language !== language);
};

/** Creates a translator with the common messages. The server creates one for each page, the browser only one. */
export const makeI18n = async (language: Language, terms: GlobalPlaceholders = {}): Promise<Translator> => {
  const i18n = new Translator(language, terms);
  await loadNamespaces(i18n, ['common']);
  return i18n;
};

/** Changes to an offered language without a reload: loads the namespaces of the page, then switches and stores the language. */
export const changeLanguage = async (i18n: Translator, language: Language): Promise<void> => {
  if (!offeredLanguages(i18n.terms).includes(language)) return;
  const missing = () => i18n.namespaces.filter((namespace) => !i18n.has(language, namespace));
  // Repeated, because a part that was loaded meanwhile has added namespaces in the old language only
  for (let names = missing(); names.length > 0; names = missing()) await loadMissing(i18n, language, names);
  // Before the switch, because components that render in the new language may read it
  storeLanguage(language);
  i18n.switchTo(language);
  document.documentElement.lang = language;
};
