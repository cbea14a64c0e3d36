import { useEffect } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRecordSearchMutation } from './record-search.gen.ts';

/** Searches stand at least this long before they count: who corrects themselves at once has not looked yet. */
const REST_MS = 1500;

/** Counts a search that was sent off, once its page is shown; '' counts nothing. What becomes of it concerns no one. */
export const useRecordSearch = (search: string): void => {
  const { i18n } = useTranslation();
  const [record] = useRecordSearchMutation(SUPPRESS_TOAST);
  const language = schemaLanguage(i18n.language);
  useEffect(() => {
    if (!search) return undefined;
    const timer = setTimeout(() => {
      void record({ variables: { input: { search, language } } }).catch(() => undefined);
      // What is opened next was found by it
      void import('../analytics/index.ts').then(
        ({ noteSearched }) => noteSearched(search),
        () => undefined,
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [record, search, language]);
};
