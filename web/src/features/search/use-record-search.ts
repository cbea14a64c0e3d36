import { useEffect } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRecordSearchMutation } from './record-search.gen.ts';

/** Milliseconds until a search is counted. A search that is corrected immediately does not count. */
const DELAY_MS = 1500;

/** Counts a submitted search when its page is shown; '' is not counted. Errors are ignored. */
export const useRecordSearch = (search: string): void => {
  const { i18n } = useTranslation();
  const [record] = useRecordSearchMutation(SUPPRESS_TOAST);
  const language = schemaLanguage(i18n.language);
  useEffect(() => {
    if (!search) return undefined;
    const timer = setTimeout(() => {
      void record({ variables: { input: { search, language } } }).catch(() => undefined);
      // The next visit of a course is attributed to this search
      void import('../analytics/index.ts').then(
        ({ storeSearchedWords }) => storeSearchedWords(search),
        () => undefined,
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [record, search, language]);
};
