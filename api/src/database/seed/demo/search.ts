import type { EntityManager } from '@mikro-orm/postgresql';
import { sumSearches } from '../../../features/search/index.ts';
import { SEARCHES, WANTED } from '../content/search-words.ts';
import { insertAll, stableId } from './insert.ts';

const DAY = 86_400_000;

/** Seeds search terms. Whether a term has results follows from the seeded catalogue. */
export async function seedSearch(em: EntityManager, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
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
  await seedEvents(em, now);
  await insertAll(
    em,
    'course_alert',
    WANTED.flatMap(({ search, people }) =>
      Array.from({ length: people }, (_, i) => ({
        id: stableId(`course alert ${search} ${i}`),
        search,
        words: search.toLowerCase(),
        language: 'vi',
        email: `cho-khoa-${i + 1}@example.vn`,
        created_at: before(30 - i),
      })),
    ),
  );
  await em.execute(`update search_term t set has_hits = search_finds((p.plan).query) and not search_is_partial(p.plan)
     from (select words, search_plan(words) as plan from search_term offset 0) p where p.words = t.words`);
}

/** Seeds searches of guests over the last weeks with the same terms, and their sums. */
async function seedEvents(em: EntityManager, now: Date): Promise<void> {
  // A search plan is expensive, so each term has only one
  await em.execute(
    `insert into search_event (id, at, words, language, results, is_missed)
     select md5('search ' || f.words || f.language || n)::uuid, ?::timestamptz - make_interval(mins => 30 + luck % (45 * 24 * 60)), f.words, f.language, f.results, f.results = 0
     from (select t.words, t.language, t.count, (select count(*)::int from course_document d join course c on c.id = d.course_id
         where d.words @@ (p.plan).query and c.status = 'PUBLISHED' and c.visibility = 'PUBLIC') as results
       from search_term t, lateral (select search_plan(t.words) as plan offset 0) p offset 0) f,
       lateral generate_series(1, least(f.count, 60)) n, lateral (select abs(hashtext(f.words || n)) as luck) l`,
    [now.toISOString()],
  );
  await sumSearches(em);
}
