import type { EntityManager } from '@mikro-orm/postgresql';
import { SEARCHES, SYNONYMS } from '../content/search-words.ts';
import { insertAll, stableId } from './insert.ts';

const DAY = 86_400_000;

/** Synonyms, and what is searched. Whether a search finds something is asked of the catalogue that was just filled. */
export async function seedSearch(em: EntityManager, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  await insertAll(
    em,
    'search_synonym',
    SYNONYMS.map((terms, i) => ({
      id: stableId(`synonym ${terms[0]}`),
      terms,
      version: 1,
      created_at: before(60 - i),
      updated_at: before(60 - i),
    })),
  );
  await insertAll(
    em,
    'search_term',
    SEARCHES.map(({ words, language, count }, i) => ({
      id: stableId(`search ${words} ${language}`),
      words,
      language,
      has_hits: false,
      count,
      first_at: before(45 - i),
      last_at: before(1 + (i % 7)),
    })),
  );
  await em.execute('update search_term set has_hits = search_finds((search_plan(words)).query)');
}
