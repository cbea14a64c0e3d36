import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useKeyedState } from '../../ui/use-keyed-state.ts';
import type { Suggestions } from './search-options.ts';

/** Typing rests this long before the server is asked. */
const PAUSE_MS = 150;
/** One letter matches too much to be of use. */
export const LEAST_LETTERS = 2;

/** The document comes with the first word: the box stands on every page, and most visits type nothing. */
const suggest = async (client: ApolloClient, search: string) => {
  const { SearchSuggestionsDocument } = await import('./search-suggestions.gen.ts');
  return client.query({ query: SearchSuggestionsDocument, variables: { search } });
};

/** What the words find while they are typed; what was found last stays until the next answer has come. */
export const useSuggestions = (text: string): Suggestions | undefined => {
  const client = useApolloClient();
  const search = text.trim();
  const isLong = search.length >= LEAST_LETTERS;
  const [found, setFound] = useKeyedState<Suggestions | undefined>(isLong, undefined);
  useEffect(() => {
    if (!isLong) return undefined;
    let isStale = false;
    const timer = setTimeout(async () => {
      // Suggestions are a help; without them the search itself still works.
      const answer = await suggest(client, search).catch(() => null);
      if (!isStale) setFound(answer?.data?.courseSearch);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, search, isLong, setFound]);
  return found;
};
