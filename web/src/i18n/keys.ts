import type { Namespace, Resources } from './resources.ts';

/** A key without its plural form, which the language chooses. */
type WithoutForm<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** By namespace, so that the compiler computes each union once and only if it is used. */
type Keys = { [N in Namespace]: KeysOf<Resources[N]> };
type PrefixedKeys = { [N in Namespace]: `${N}:${Keys[N]}` };

/** One namespace or several. Keys of the first have no prefix; keys of the others are written `namespace:key`. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** The valid keys for these namespaces. */
export type Key<N extends Namespaces> = N extends Namespace
  ? Keys[N]
  : N extends readonly [infer First extends Namespace, ...Namespace[]]
    ? Keys[First] | PrefixedKeys[N[number]]
    : never;

/** Values for the placeholders of a message. A numeric `count` also chooses the plural form. */
export interface Values {
  /** Returned if the key does not exist, for instance for a code of the server. */
  defaultValue?: string;
  [name: string]: string | number | null | undefined;
}

/** Translates a key into the language at the time when the function was created. Returns an unknown key unchanged. */
export type TFunction<N extends Namespaces = 'common'> = (key: Key<N>, values?: Values) => string;
