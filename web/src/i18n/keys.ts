import type { Namespace, Resources } from './resources.ts';

/** A key as it is asked for: the language chooses the plural form, not the program. */
type WithoutForm<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** By catalogue, so that the compiler works out each union once and only where it is asked for. */
type Keys = { [N in Namespace]: KeysOf<Resources[N]> };
type PrefixedKeys = { [N in Namespace]: `${N}:${Keys[N]}` };

/** One catalogue, or several: keys of the first are asked for by themselves, those of the others as `catalogue:key`. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** The keys that a translation of these catalogues takes. */
export type Key<N extends Namespaces> = N extends Namespace
  ? Keys[N]
  : N extends readonly [infer First extends Namespace, ...Namespace[]]
    ? Keys[First] | PrefixedKeys[N[number]]
    : never;

/** What a text says by name; a `count` that is a number also chooses the plural form. */
export interface Values {
  /** Said instead where the catalogue has no such key, for instance where a code came from the server. */
  defaultValue?: string;
  [name: string]: string | number | null | undefined;
}

/** Says a text in the language that was current when this was handed out; a key that no one knows is said as it is. */
export type TFunction<N extends Namespaces = 'common'> = (key: Key<N>, values?: Values) => string;
