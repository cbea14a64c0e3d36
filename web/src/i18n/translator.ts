import { createListeners } from '../store.ts';
import type { TFunction } from './keys.ts';
import type { Language } from './languages.ts';
import type { Namespace } from './resources.ts';

/** Global placeholders of messages, for instance `{{refundDays}}`. The server provides them. */
export type GlobalPlaceholders = Readonly<Record<string, number | string>>;

/** A namespace or a part of it. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {};
/** `1.284` in Vietnamese, `1,284` in English. */
const formatNumber = (language: Language, value: number): string => {
  numberFormats[language] ??= new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'vi-VN');
  return numberFormats[language].format(value);
};

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};
const getPluralForm = (language: Language, count: number) => {
  pluralRules[language] ??= new Intl.PluralRules(language);
  return pluralRules[language].select(count);
};

/** The possible keys of a message, most specific first. A count of 0 may have its own message in any language. */
const getKeys = (language: Language, key: string, count: unknown): readonly string[] => {
  if (typeof count !== 'number') return [key];
  const keys = [`${key}_${getPluralForm(language, count)}`, key, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...keys] : keys;
};

const findText = (catalogue: Texts, key: string): string | undefined => {
  let found: string | Texts | undefined = catalogue;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/**
 * The messages in the current language. The server has one translator for each page, because it renders pages in
 * several languages in parallel; the browser has one.
 */
export class Translator {
  #language: Language;
  readonly #terms: GlobalPlaceholders;
  readonly #catalogues: Readonly<Record<Language, Map<string, Texts>>> = { vi: new Map(), en: new Map() };
  /** The `t` functions of the current language by namespace. They are cached, so that effects can depend on them. */
  #translators = new Map<Namespace, Translate>();
  readonly #listeners = createListeners();

  constructor(language: Language, terms: GlobalPlaceholders = {}) {
    this.#language = language;
    this.#terms = terms;
  }

  get language(): Language {
    return this.#language;
  }

  /** The namespaces that are loaded in the current language. */
  get namespaces(): string[] {
    return [...this.#catalogues[this.#language].keys()];
  }

  has(language: Language, namespace: string): boolean {
    return this.#catalogues[language].has(namespace);
  }

  add(language: Language, namespace: string, texts: Texts): void {
    this.#catalogues[language].set(namespace, texts);
  }

  /** Translates keys of `common`. */
  get t(): TFunction {
    return this.tOf('common');
  }

  /** Translates keys of a namespace into the current language. */
  tOf<N extends Namespace>(namespace: N): TFunction<N> {
    const language = this.#language;
    let translate = this.#translators.get(namespace);
    if (!translate) {
      translate = (key, values) => this.#translate(language, namespace, key, values);
      this.#translators.set(namespace, translate);
    }
    // Through unknown, because a comparison with the type of every message slows the compiler down
    return translate as unknown as TFunction<N>;
  }

  /** Sets the current language. Its messages should be loaded already (see `changeLanguage` in i18n.ts). */
  switchTo(language: Language): void {
    this.#language = language;
    this.#translators = new Map();
    this.#listeners.notify();
  }

  /**
   * Subscribes to changes of the language.
   * @returns a function to unsubscribe
   */
  readonly subscribe = this.#listeners.subscribe;

  #translate(
    language: Language,
    namespace: string,
    prefixedKey: string,
    values: Readonly<Record<string, unknown>> = {},
  ) {
    const colon = prefixedKey.indexOf(':');
    const catalogue =
      this.#catalogues[language].get(colon < 0 ? namespace : prefixedKey.slice(0, colon)) ?? {};
    const key = prefixedKey.slice(colon + 1);
    let text: string | undefined;
    for (const candidate of getKeys(language, key, values.count)) {
      text = findText(catalogue, candidate);
      if (text !== undefined) break;
    }
    const count = values.count;
    return this.#fill(text ?? String(values.defaultValue ?? key), {
      ...values,
      ...(typeof count === 'number' && { count: formatNumber(language, count) }),
    });
  }

  /**
   * Replaces placeholders. Values are inserted unescaped, because React escapes them. Placeholders inside of values are
   * not replaced. A placeholder without a value stays in the text, so that the error is visible.
   */
  #fill(text: string, values: Readonly<Record<string, unknown>>): string {
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      String(values[name] ?? this.#terms[name] ?? (name in values ? '' : placeholder)),
    );
  }
}
