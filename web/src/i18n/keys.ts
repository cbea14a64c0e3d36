import type { PublicTerms } from '../generated/schema.ts';
import type { Namespace, Resources } from './resources.ts';

/** A key without its plural form, which the language chooses. */
type WithoutForm<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;

/** Without texts whose placeholders are unknown, because their catalogue is not `as const`. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string
    ? string extends T[K]
      ? never
      : WithoutForm<K>
    : `${K}.${KeysOf<T[K]>}`;
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

/** The names of the placeholders in a text. */
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The names of the values that a key of a catalogue needs. A key with plural forms needs those of all of them. */
type NamesAt<T, K extends string> = K extends `${infer Part}.${infer Rest}`
  ? Part extends keyof T
    ? NamesAt<T[Part], Rest>
    : never
  :
      | NamesIn<T[keyof T & (K | `${K}_${Intl.LDMLPluralRule}`)]>
      | (`${K}_other` extends keyof T ? 'count' : never);

/** Optional with every key. */
interface OptionalValues extends Partial<Omit<PublicTerms, '__typename'>> {
  /** Returned if the key does not exist, for instance for a code of the server. */
  defaultValue?: string;
  /** Chooses the plural form. */
  count?: number;
}

/** By key, so that the compiler computes the names of each message once and only if it is used. */
type Names = { [N in Namespace]: { [K in Keys[N]]: Exclude<NamesAt<Resources[N], K>, keyof PublicTerms> } };

/** The names of the values that these keys need. The server provides the public terms. */
type NamesOf<First extends Namespace, K> = K extends Keys[First]
  ? Names[First][K]
  : K extends `${infer N extends Namespace}:${infer Rest}`
    ? Names[N][Rest & Keys[N]]
    : never;

type ValuesOf<Name extends string> = [Name] extends [never]
  ? [values?: OptionalValues]
  : [
      values: OptionalValues & {
        [N in Name]: N extends 'count' ? number : string | number | null | undefined;
      },
    ];

type FirstOf<N extends Namespaces> = N extends readonly [infer First extends Namespace, ...Namespace[]]
  ? First
  : Extract<N, Namespace>;

/** The keys that need no values, for a table of texts. */
export type PlainKey<N extends Namespaces> = {
  [K in Key<N>]: [NamesOf<FirstOf<N>, K>] extends [never] ? K : never;
}[Key<N>];

interface Functions<First extends Namespace, Keys extends string> {
  t: {
    <K extends Keys>(key: K, ...values: ValuesOf<NamesOf<First, K>>): string;
    /** Never set. The compiler does not compare the constraints of `K`, so that `t` would fit any other `t`. */
    readonly accepts?: (key: Keys) => void;
  };
}

/**
 * Translates a key into the language at the time when the function was created. Returns an unknown key unchanged. The
 * values replace the placeholders of the message, and `count` also chooses its plural form. If there are several
 * possible keys, the values are those of all.
 */
export type TFunction<N extends Namespaces = 'common'> = Functions<FirstOf<N>, Key<N>>['t'];
