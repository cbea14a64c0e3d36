import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SearchSuggestionsDocument } from './search.gen.ts';
import type { Suggestions } from './search-options.ts';

/** Typing rests this long before the server is asked. */
const PAUSE_MS = 150;
/** One letter matches too much to be of use. */
const LEAST_LETTERS = 2;

/** What the words find while they are typed; what was found last stays until the next answer has come. */
export const useSuggestions = (text: string): Suggestions | undefined => {
  const client = useApolloClient();
  const [found, setFound] = useState<Suggestions>();
  const search = text.trim();
  useEffect(() => {
    if (search.length < LEAST_LETTERS) {
      setFound(undefined);
      return undefined;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await client
        .query({ query: SearchSuggestionsDocument, variables: { search } })
        .catch(() => null); // Suggestions are a help; without them the search itself still works.
      if (!isStale) setFound(answer?.data?.courseSearch);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, search]);
  return found;
};
