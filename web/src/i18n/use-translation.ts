import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Namespace, Resources } from './resources.ts';
import type { Translator, Values } from './translator.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${Path<T[K]>}`;
}[keyof T & string];
type KeyOf<N extends Namespace> = { [Each in N]: Path<Resources[Each]> }[N];
type PrefixedKeyOf<N extends Namespace> = { [Each in N]: `${Each}:${KeyOf<Each>}` }[N];

/** Says a text of a namespace; those of `Others` by their prefix, as in `common:close`. */
export type Translate<N extends Namespace = 'common', Others extends Namespace = never> = (
  key: KeyOf<N> | PrefixedKeyOf<Others>,
  values?: Values,
) => string;

/** The texts of the whole program, around the router. */
export const TranslatorContext = createContext<Translator | null>(null);

interface Translation<N extends Namespace, Others extends Namespace> {
  /** Another function after a switch of the language. */
  readonly t: Translate<N, Others>;
  readonly i18n: Translator;
}

/**
 * The texts of a namespace in the viewer's language, of further ones by their prefix. They are there when a component
 * renders: routes and lazy parts name what they show (app/page.ts, ui/lazy-optional.tsx).
 */
export function useTranslation<N extends Namespace = 'common', Others extends Namespace = never>(
  namespace: N | readonly [N, ...Others[]] = 'common' as N,
): Translation<N, Others> {
  const i18n = useContext(TranslatorContext);
  if (!i18n) throw new Error('There are no texts around this component');
  const current = () => i18n.language;
  const language = useSyncExternalStore(i18n.subscribe, current, current);
  const own = typeof namespace === 'string' ? namespace : namespace[0];
  const t = useCallback(
    (key: string, values?: Values) => i18n.translate(language, own, key, values),
    [i18n, own, language],
  );
  return { t, i18n };
}
