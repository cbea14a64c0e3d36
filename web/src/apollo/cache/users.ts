import { type ApolloCache, isReference, type Reference, type StoreObject } from '@apollo/client';
import type { Person, PublicProfile, User } from '../../generated/schema.ts';

/** One human, as themselves, administrators and visitors see them: three objects of the cache with one id. */
const VIEWS = ['User', 'Person', 'PublicProfile'] as const;
/** The server makes these of the full name. */
const DERIVED_NAMES = ['name', 'firstName', 'lastName'] as const;

type Fact = Exclude<keyof User | keyof Person | keyof PublicProfile, '__typename' | 'id'>;
type Facts = Partial<Record<Fact, unknown>>;

interface StoredPage extends StoreObject {
  items: readonly Reference[];
  total: number;
}

const keyIn = (cache: ApolloCache, view: (typeof VIEWS)[number], id: string): string =>
  cache.identify({ __typename: view, id }) ?? '';

/**
 * After an edit: every view of the person that the cache holds shows what was stored.
 *
 * @param person the answer to the edit; fields that a view does not have are passed over.
 */
export const personChanged = (
  cache: ApolloCache,
  { id, __typename: _view, ...facts }: { id: string; __typename?: string } & Facts,
): void => {
  const stale = 'fullName' in facts ? DERIVED_NAMES.filter((name) => !(name in facts)) : [];
  for (const view of VIEWS) {
    const key = keyIn(cache, view, id);
    cache.modify({
      id: key,
      fields: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, () => value])),
    });
    for (const fieldName of stale) cache.evict({ id: key, fieldName });
  }
};

/** After an account was locked or opened: visitors may see another page of the person, and the figures are others. */
export const personStatusChanged = (cache: ApolloCache, id: string): void => {
  cache.evict({ id: keyIn(cache, 'PublicProfile', id) });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'peopleStats' });
};

/** After a deletion: no view and no list holds the person any more. */
export const personRemoved = (cache: ApolloCache, id: string): void => {
  const gone = keyIn(cache, 'Person', id);
  const isGone = (known: unknown) => isReference(known) && known.__ref === gone;
  cache.modify<Record<'personForAdmin' | 'people', unknown>>({
    fields: {
      personForAdmin: (known) => (isGone(known) ? null : known),
      people: (known) => {
        const page = known as StoredPage;
        const items = page.items.filter((item) => !isGone(item));
        return { ...page, items, total: page.total - (page.items.length - items.length) };
      },
    },
  });
  for (const view of VIEWS) cache.evict({ id: keyIn(cache, view, id) });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'peopleStats' });
  cache.gc();
};

/** After devices were signed out: they go from every list. Lists pass over what the cache does not hold. */
export const sessionsEnded = (cache: ApolloCache, ids: readonly string[] = []): void => {
  for (const id of ids) cache.evict({ id: cache.identify({ __typename: 'Session', id }) ?? '' });
  cache.gc();
};
