import type { Namespace } from './resources.ts';

export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** A catalogue as its file has it. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** What is filled into `{{places}}` of a text. */
export interface Values {
  readonly [place: string]: unknown;
  /** Chooses the plural form as well: `<key>_one`, `<key>_other`, or the key itself where it has no forms. */
  readonly count?: number;
  /** Said when there is no such text. */
  readonly defaultValue?: string;
}

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  vi: new Intl.PluralRules('vi'),
  en: new Intl.PluralRules('en'),
};

/** Texts by their whole path; a catalogue is flattened once, however many pages are rendered with it. */
const flattened = new WeakMap<Texts, ReadonlyMap<string, string>>();

const flat = (texts: Texts): ReadonlyMap<string, string> => {
  const known = flattened.get(texts);
  if (known) return known;
  const all = new Map<string, string>();
  const walk = (branch: Texts, prefix: string) => {
    for (const [key, value] of Object.entries(branch))
      if (typeof value === 'string') all.set(prefix + key, value);
      else walk(value, `${prefix}${key}.`);
  };
  walk(texts, '');
  flattened.set(texts, all);
  return all;
};

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));

/**
 * The program's texts in the viewer's language: as much of an i18n library as the catalogues use (places to fill, plural
 * forms, namespaces that come when they are needed), since a general one would be a twelfth of a public page's scripts.
 */
export class Translator {
  readonly #catalogues = new Map<string, ReadonlyMap<string, string>>();
  readonly #listeners = new Set<() => void>();
  #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  get language(): Language {
    return this.#language;
  }

  /** Switches; whatever is shown in the other language has to be there by then (see changeLanguage). */
  set language(language: Language) {
    this.#language = language;
    for (const listener of [...this.#listeners]) listener();
  }

  has(language: Language, namespace: Namespace): boolean {
    return this.#catalogues.has(`${language}/${namespace}`);
  }

  add(language: Language, namespace: Namespace, texts: Texts): void {
    this.#catalogues.set(`${language}/${namespace}`, flat(texts));
  }

  /** The namespaces that are there in a language. */
  loaded(language: Language): Namespace[] {
    return [...this.#catalogues.keys()].flatMap((name) =>
      name.startsWith(`${language}/`) ? [name.slice(language.length + 1) as Namespace] : [],
    );
  }

  /**
   * A text of a language, its places filled; the key itself when there is none. `key` may name another namespace, as in
   * `common:close`.
   */
  translate(language: Language, namespace: Namespace, key: string, values: Values = {}): string {
    const [, other, path = key] = /^(\w+):(.*)$/.exec(key) ?? [];
    const texts = this.#catalogues.get(`${language}/${other ?? namespace}`);
    const form = values.count === undefined ? 'other' : plurals[language].select(values.count);
    const text = texts?.get(`${path}_${form}`) ?? texts?.get(path);
    return text === undefined ? (values.defaultValue ?? key) : fill(text, values);
  }

  /** Calls back after every switch of the language. Returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
