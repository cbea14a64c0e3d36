import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Namespaces, TFunction } from './keys.ts';
import type { Namespace } from './resources.ts';
import type { Translator } from './translator.ts';

/** Contains the language, so that consumers render again when it changes. */
const TranslatorContext = createContext<{ i18n: Translator; language: string } | null>(null);

interface TranslatorProviderProps {
  i18n: Translator;
  children: ReactNode;
}

/** Provides a translator. Only this component subscribes to changes of the language. */
export function TranslatorProvider({ i18n, children }: TranslatorProviderProps) {
  const now = () => i18n.language;
  const language = useSyncExternalStore(i18n.subscribe, now, now);
  const value = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <TranslatorContext value={value}>{children}</TranslatorContext>;
}

/**
 * `t` translates keys of a namespace (default: `common`) or of several: keys of the first without a prefix, those of
 * the others as `namespace:key`. It is the same function until the language changes.
 */
export const useTranslation = <const N extends Namespaces = 'common'>(
  namespaces?: N,
): { t: TFunction<N>; i18n: Translator } => {
  const context = use(TranslatorContext);
  if (!context) throw new Error('No TranslatorProvider around');
  const first = (typeof namespaces === 'object' ? namespaces[0] : (namespaces ?? 'common')) as Namespace;
  // Further namespaces only widen the type of keys; prefixed keys contain their namespace. The cast goes through
  // unknown, because a comparison of the types of all messages slows the compiler down
  return { t: context.i18n.tOf(first) as unknown as TFunction<N>, i18n: context.i18n };
};
