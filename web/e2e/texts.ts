import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Key } from '../src/i18n/keys.ts';
import type { Namespace } from '../src/i18n/resources.ts';
import type { Texts } from '../src/i18n/translator.ts';
import { isSecondBrand, SECOND_BRAND } from './brand.ts';

/** Key of a text with its catalogue, for instance `cart:title`. */
export type TextKey = { [N in Namespace]: `${N}:${Key<N>}` }[Namespace];
type Values = Readonly<Record<string, string | number>>;

/** Placeholders to which the server gives values. */
const GLOBAL: Values = { brand: isSecondBrand ? SECOND_BRAND : 'Sen' };

const folder = join(import.meta.dirname, '..', 'src', 'i18n', 'vi');
const catalogues = new Map<string, Texts>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  const { default: texts } = (await import(join(folder, file))) as { default: Texts };
  catalogues.set(file.replace(/\.ts$/, ''), texts);
}

/** The text without tags. Vietnamese has one plural form, which a text may have with or without a suffix. */
function find(key: TextKey): string {
  const [namespace = '', path = ''] = key.split(':');
  for (const candidate of [path, `${path}_other`]) {
    let found: string | Texts | undefined = catalogues.get(namespace);
    for (const part of candidate.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found === 'string') return found.replaceAll(/<\/?\w+>/g, '');
  }
  throw new Error(`No Vietnamese catalogue has the text ${key}.`);
}

/**
 * Text of the Vietnamese catalogues.
 * @throws if the key is unknown or a placeholder has no value
 */
export const t = (key: TextKey, values: Values = {}): string =>
  find(key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? GLOBAL[name];
    if (value === undefined) throw new Error(`The text ${key} needs a value for ${name}.`);
    return String(value);
  });

/** Prices have no-break spaces, so white space matches any white space. */
const escapePattern = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
const source = (key: TextKey, values: Values) =>
  find(key)
    .split(/(\{\{\w+\}\})/)
    .map((part) => {
      const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
      if (!name) return escapePattern(part);
      const value = values[name] ?? GLOBAL[name];
      return value === undefined ? '.+?' : escapePattern(String(value));
    })
    .join('');

/** Pattern of a whole text. A placeholder without a value matches any value. */
export const textPattern = (key: TextKey, values: Values = {}): RegExp =>
  new RegExp(`^${source(key, values)}$`);

/** Pattern of a text that begins like this one. */
export const textStart = (key: TextKey, values: Values = {}): RegExp => new RegExp(`^${source(key, values)}`);
