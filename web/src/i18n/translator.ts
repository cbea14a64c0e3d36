import type { TFunction } from './keys.ts';
import type { Language } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Figures that any text may say by their names, for instance `{{refundDays}}`: the server’s, never the web’s own. */
export type Terms = Readonly<Record<string, number>>;

/** A catalogue, or a part of it. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {};
/** `1.284` in Vietnamese, `1,284` in English. */
const formatNumber = (language: Language, value: number): string => {
  numberFormats[language] ??= new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'vi-VN');
  return numberFormats[language].format(value);
};

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};
const pluralForm = (language: Language, count: number) => {
  pluralRules[language] ??= new Intl.PluralRules(language);
  return pluralRules[language].select(count);
};

/** The keys under which a text may stand, the best one first: nothing at all may have words of its own in any language. */
const keysFor = (language: Language, key: string, count: unknown): readonly string[] => {
  if (typeof count !== 'number') return [key];
  const keys = [`${key}_${pluralForm(language, count)}`, key, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...keys] : keys;
};

const textAt = (catalogue: Texts, key: string): string | undefined => {
  let found: string | Texts | undefined = catalogue;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/**
 * The texts of a program in the language that is current. The server has one for each page, since pages in several
 * languages are rendered side by side; the browser has one.
 */
export class Translator {
  #language: Language;
  readonly #terms: Terms;
  readonly #catalogues: Readonly<Record<Language, Map<string, Texts>>> = { vi: new Map(), en: new Map() };
  /** Those of the current language, by catalogue: the same function each time, so that effects may depend on it. */
  #handedOut = new Map<Namespace, Say>();
  readonly #listeners = new Set<() => void>();

  constructor(language: Language, terms: Terms = {}) {
    this.#language = language;
    this.#terms = terms;
  }

  get language(): Language {
    return this.#language;
  }

  /** The catalogues that are there in the current language. */
  get namespaces(): string[] {
    return [...this.#catalogues[this.#language].keys()];
  }

  has(language: Language, namespace: string): boolean {
    return this.#catalogues[language].has(namespace);
  }

  add(language: Language, namespace: string, texts: Texts): void {
    this.#catalogues[language].set(namespace, texts);
  }

  /** Says the common texts. */
  get t(): TFunction {
    return this.tOf('common');
  }

  /** Says the texts of a catalogue in the current language. */
  tOf<N extends Namespace>(namespace: N): TFunction<N> {
    const language = this.#language;
    let say = this.#handedOut.get(namespace);
    if (!say) {
      say = (key, values) => this.#say(language, namespace, key, values);
      this.#handedOut.set(namespace, say);
    }
    return say;
  }

  /** Makes a language the current one. Its texts should be there (`changeLanguage` in i18n.ts sees to that). */
  switchTo(language: Language): void {
    this.#language = language;
    this.#handedOut = new Map();
    for (const listener of this.#listeners) listener();
  }

  /** Tells of each switch of the language until what it gives back is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #say(language: Language, namespace: string, asked: string, values: Readonly<Record<string, unknown>> = {}) {
    const colon = asked.indexOf(':');
    const catalogue = this.#catalogues[language].get(colon < 0 ? namespace : asked.slice(0, colon)) ?? {};
    const key = asked.slice(colon + 1);
    let text: string | undefined;
    for (const each of keysFor(language, key, values.count)) {
      text = textAt(catalogue, each);
      if (text !== undefined) break;
    }
    const count = values.count;
    return this.#fill(text ?? String(values.defaultValue ?? key), {
      ...values,
      ...(typeof count === 'number' && { count: formatNumber(language, count) }),
    });
  }

  /**
   * React escapes what it shows, so values are said as they are; what a value says itself is never filled in. A place
   * that nothing was handed in for stays as it is: a mistake should be seen.
   */
  #fill(text: string, values: Readonly<Record<string, unknown>>): string {
    return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
      String(values[name] ?? this.#terms[name] ?? (name in values ? '' : place)),
    );
  }
}
