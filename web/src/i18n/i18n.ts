import { isLanguage, type Language } from './languages.ts';
import type { Namespace } from './resources.ts';
import { type Terms, type Texts, Translator } from './translator.ts';

/** In browser storage, and as a cookie, by which the server renders pages (api/src/http/pages). */
const STORAGE_KEY = 'sen.language';
const COOKIE_SECONDS = 365 * 86_400;

type Catalogue = { default: Texts };
/** Those of the public pages: one file per language and feature, each a chunk that a route loads when it needs it. */
const catalogues = import.meta.glob<Catalogue>('./{vi,en}/{about,catalog,common,filters,home,instructor}.ts');

const storedLanguage = (): Language | null => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
};

const askedLanguage = (search: string): Language | null => {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : null;
};

/** The visitor's choice: `?lang=` in the address, else what they chose before, else Vietnamese. */
export const chosenLanguage = (search: string): Language => askedLanguage(search) ?? storedLanguage() ?? 'vi';

/** Whether the visitor has chosen a language, in the address or before. */
export const hasChosenLanguage = (search: string): boolean =>
  (askedLanguage(search) ?? storedLanguage()) !== null;

/** Remembers a language for later visits, and for what the server renders. */
const keepLanguage = (language: Language): void => {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one of the browsers supported
  document.cookie = `${STORAGE_KEY}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
};

/** Remembers what the address asks for, and tells the server of a choice that was made before; no choice is none. */
export const keepChosenLanguage = (search: string): void => {
  const chosen = askedLanguage(search) ?? storedLanguage();
  if (chosen) keepLanguage(chosen);
};

const fill = async (i18n: Translator, language: Language, namespaces: readonly string[]): Promise<void> => {
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

/** Makes sure that the texts of these features are there, in the language that is current once they have come. */
export const loadNamespaces = async (i18n: Translator, namespaces: readonly Namespace[]): Promise<void> => {
  let language: Language;
  do {
    language = i18n.language;
    await fill(i18n, language, namespaces);
    // The language may have been switched meanwhile
  } while (i18n.language !== language);
};

/** A new one per page on the server, one in the browser. The common texts are there from the start. */
export const makeI18n = async (language: Language, terms: Terms = {}): Promise<Translator> => {
  const i18n = new Translator(language, terms);
  await loadNamespaces(i18n, ['common']);
  return i18n;
};

/** Changes the language in place: loads what is on the screen, then switches and remembers. */
export const changeLanguage = async (i18n: Translator, language: Language): Promise<void> => {
  const missing = () => i18n.namespaces.filter((namespace) => !i18n.has(language, namespace));
  // Asked again after each wait: a page that came meanwhile brought its texts in the old language only
  for (let names = missing(); names.length > 0; names = missing()) await fill(i18n, language, names);
  // First of all: whatever renders anew in the other language may look here.
  keepLanguage(language);
  i18n.switchTo(language);
  document.documentElement.lang = language;
};
