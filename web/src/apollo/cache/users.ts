import { type ApolloCache, isReference, type Reference, type StoreObject } from '@apollo/client';
import type { Person, PublicProfile, User } from '../../generated/schema.ts';
import { evictObject, evictRootFields } from './evict.ts';

/**
 * The types of one account, as the person, administrators and visitors see it. The cache has an object of each, with
 * the same id.
 */
const VIEWS = ['User', 'Person', 'PublicProfile'] as const;
/** The server derives these from the full name. */
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
 * After an edit: updates every cached view of the person.
 * @param person the response of the edit; a view ignores fields that it does not have
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
    for (const fieldName of stale) evictObject(cache, view, id, fieldName);
  }
};

/** After an account was locked or unlocked: evicts the public page and the statistics, which depend on it. */
export const personStatusChanged = (cache: ApolloCache, id: string): void => {
  evictObject(cache, 'PublicProfile', id);
  evictRootFields(cache, ['peopleStats']);
};

/** After a deletion: removes the person from every view and list. */
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
  for (const view of VIEWS) evictObject(cache, view, id);
  evictRootFields(cache, ['peopleStats']);
};

/** After devices were signed out: evicts their sessions. Lists omit evicted objects. */
export const sessionsEnded = (cache: ApolloCache, ids: readonly string[] = []): void => {
  for (const id of ids) evictObject(cache, 'Session', id);
};
