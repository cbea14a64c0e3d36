import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Namespaces, TFunction } from './keys.ts';
import type { Namespace } from './resources.ts';
import type { Translator } from './translator.ts';

/** With the language, so that whoever says texts is rendered anew when it is switched. */
const TranslatorContext = createContext<{ i18n: Translator; language: string } | null>(null);

interface TranslatorProviderProps {
  i18n: Translator;
  children: ReactNode;
}

/** Hands a translator to everything inside. It alone listens for switches of the language. */
export function TranslatorProvider({ i18n, children }: TranslatorProviderProps) {
  const now = () => i18n.language;
  const language = useSyncExternalStore(i18n.subscribe, now, now);
  const value = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <TranslatorContext value={value}>{children}</TranslatorContext>;
}

/**
 * `t` says texts of a catalogue (left out: the common ones), or of several: those of the first by their keys, those of
 * the others by `catalogue:key`. It stays the same function until the language is switched.
 */
export const useTranslation = <const N extends Namespaces = 'common'>(
  namespaces?: N,
): { t: TFunction<N>; i18n: Translator } => {
  const around = use(TranslatorContext);
  if (!around) throw new Error('No TranslatorProvider around');
  const first = (typeof namespaces === 'object' ? namespaces[0] : (namespaces ?? 'common')) as Namespace;
  // What else it was given makes a difference for the compiler alone: a prefix names its catalogue itself
  return { t: around.i18n.tOf(first) as TFunction<N>, i18n: around.i18n };
};
