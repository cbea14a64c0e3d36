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

type PersonField = Exclude<keyof User | keyof Person | keyof PublicProfile, '__typename' | 'id'>;
type PersonFields = Partial<Record<PersonField, unknown>>;

interface StoredPage extends StoreObject {
  items: readonly Reference[];
  total: number;
}

const keyIn = (cache: ApolloCache, view: (typeof VIEWS)[number], id: string): string =>
  cache.identify({ __typename: view, id }) ?? '';

/**
 * Updates every cached view of an edited person.
 * @param person the response of the edit; a view ignores fields that it does not have
 */
export const updateCachedPerson = (
  cache: ApolloCache,
  { id, __typename: _view, ...facts }: { id: string; __typename?: string } & PersonFields,
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

/** Evicts the public page and the statistics after an account was locked or unlocked. */
export const evictProfileAndStats = (cache: ApolloCache, id: string): void => {
  evictObject(cache, 'PublicProfile', id);
  evictRootFields(cache, ['peopleStats']);
};

/** Removes a deleted person from every view and list. */
export const removeCachedPerson = (cache: ApolloCache, id: string): void => {
  const removedKey = keyIn(cache, 'Person', id);
  const isRemoved = (entry: unknown) => isReference(entry) && entry.__ref === removedKey;
  cache.modify<Record<'personForAdmin' | 'people', unknown>>({
    fields: {
      personForAdmin: (entry) => (isRemoved(entry) ? null : entry),
      people: (entry) => {
        const page = entry as StoredPage;
        const items = page.items.filter((item) => !isRemoved(item));
        return { ...page, items, total: page.total - (page.items.length - items.length) };
      },
    },
  });
  for (const view of VIEWS) evictObject(cache, view, id);
  evictRootFields(cache, ['peopleStats']);
};

/** Evicts the sessions of signed-out devices. Lists omit evicted objects. */
export const evictSessions = (cache: ApolloCache, ids: readonly string[] = []): void => {
  for (const id of ids) evictObject(cache, 'Session', id);
};
