import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Language } from '../../generated/schema.ts';
import { useKeyedState } from '../../ui/use-keyed-state.ts';
import type { Suggestions } from './search-options.ts';

/** Milliseconds of a pause in typing until suggestions are fetched. */
const PAUSE_MS = 150;
/** A single letter has too many matches. */
export const MIN_LETTERS = 2;

/** The document is loaded with the first search, because the box is on every page and most visits do not search. */
const suggest = async (client: ApolloClient, search: string) => {
  const { SearchSuggestionsDocument } = await import('./search-suggestions.gen.ts');
  return client.query({ query: SearchSuggestionsDocument, variables: { search } });
};

const fetchPopular = async (client: ApolloClient, language: Language) => {
  const { PopularSearchesDocument } = await import('./popular-searches.gen.ts');
  return client.query({ query: PopularSearchesDocument, variables: { language } });
};

/** Popular searches, fetched once they are wanted: when the empty field gets the focus. */
export const usePopular = (isWanted: boolean, language: Language): readonly string[] => {
  const client = useApolloClient();
  const [popular, setPopular] = useKeyedState<readonly string[]>(language, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    // Errors are ignored, because the search works without suggestions.
    void fetchPopular(client, language).then(
      ({ data }) => !isStale && setPopular(data?.popularSearches.map(({ words }) => words) ?? []),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [client, isWanted, language, setPopular]);
  return popular;
};

/** Debounced suggestions. The previous ones stay until the next ones are loaded. */
export const useSuggestions = (text: string): Suggestions | undefined => {
  const client = useApolloClient();
  const search = text.trim();
  const isLong = search.length >= MIN_LETTERS;
  const [suggestions, setSuggestions] = useKeyedState<Suggestions | undefined>(isLong, undefined);
  useEffect(() => {
    if (!isLong) return undefined;
    let isStale = false;
    const timer = setTimeout(async () => {
      // Errors are ignored, because the search works without suggestions.
      const answer = await suggest(client, search).catch(() => null);
      if (!isStale) setSuggestions(answer?.data?.courseSearch);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, search, isLong, setSuggestions]);
  return suggestions;
};
