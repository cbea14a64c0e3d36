import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { evictNullRootFields } from '../../apollo/cache/evict-null-root-fields.ts';
import {
  getPersonId,
  isImpersonating,
  readTokens,
  subscribeTokens,
  type Tokens,
} from '../../apollo/session.ts';
import type { Role } from '../../generated/schema.ts';
import { changeLanguage, hasChosenLanguage } from '../../i18n/i18n.ts';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type MeQuery, useMeQuery } from './viewer.gen.ts';

export interface Viewer {
  /**
   * `unknown` until the browser has read its storage (on the server always), `guest` without an access token,
   * `member` with one, whether or not the profile is loaded. Prescribed by the specification.
   */
  state: 'unknown' | 'guest' | 'member';
  /** True if a viewer was signed in since the page was loaded. */
  wasMember: boolean;
  /** Null while the profile is loading or if it could not be loaded. */
  user: MeQuery['me'] | null;
  isLoading: boolean;
  /** Full name; `Người dùng` without a profile (prescribed by the specification). */
  name: string;
  has: (role: Role) => boolean;
  /** True if the viewer has a permission, for instance `course:approve`. For display only; the server decides. */
  may: (permission: string) => boolean;
}

const ViewerContext = createContext<Viewer | null>(null);
const NOT_READ: Tokens | null = null;

export const useViewer = (): Viewer => {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer outside of ViewerProvider');
  return viewer;
};

/** The given name for greetings, which is the last word of a Vietnamese name. Undefined without a profile. */
export const useGivenName = (): string | undefined => {
  const { user, name } = useViewer();
  return user ? name.split(' ').at(-1) : undefined;
};

/** Follows the stored session and loads the viewer's profile. Clears all data when another person signs in. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const client = useApolloClient();
  const tokens = useSyncExternalStore(subscribeTokens, readTokens, () => NOT_READ);
  const person = tokens && getPersonId(tokens);
  const isMember = person !== null;
  const [wasMember, setWasMember] = useState(false);
  if (isMember && !wasMember) setWasMember(true);
  // The person whose data the cache may contain; undefined until the browser has read its storage.
  const [owner, setOwner] = useState<string | null | undefined>(undefined);
  const isReady = isMember && owner === person;
  const isForeignData = typeof owner === 'string' && owner !== person;
  const { data, loading, error } = useMeQuery({ skip: !isReady });

  useEffect(() => {
    if (tokens === null || owner === person) return undefined;
    let isCurrent = true;
    // The next viewer must not see data of the previous one, so no query is sent until the cache is empty
    const change = async () => {
      if (owner !== undefined) await client.clearStore().catch(() => undefined);
      else if (person !== null) evictNullRootFields(client.cache);
      if (!isCurrent) return;
      setOwner(person);
      if (owner !== undefined) await client.refetchObservableQueries().catch(() => undefined);
    };
    void change();
    return () => {
      isCurrent = false;
    };
  }, [client, owner, person, tokens]);

  useEffect(() => {
    if (isMember) document.documentElement.setAttribute('data-member', '');
    else if (tokens !== null) document.documentElement.removeAttribute('data-member');
  }, [isMember, tokens]);

  useEffect(() => {
    // Only logged (prescribed by the specification), because a missing profile must not block the viewer.
    if (error) console.warn('The profile could not be loaded', error);
  }, [error]);

  const user = isReady ? (data?.me ?? null) : null;
  const ownLanguage = user && !isImpersonating() ? languageCode(user.locale) : null;
  useEffect(() => {
    // A language chosen in this browser overrides the setting of the account
    if (!ownLanguage || hasChosenLanguage(window.location.search)) return;
    if (ownLanguage !== i18n.language) void changeLanguage(i18n, ownLanguage);
  }, [ownLanguage, i18n]);
  const viewer = useMemo<Viewer>(
    () => ({
      state: tokens === null ? 'unknown' : isMember ? 'member' : 'guest',
      wasMember,
      user,
      isLoading: isMember && (!isReady || loading),
      name: user?.name || t('person'),
      has: (role) => user?.roles.includes(role) ?? false,
      may: (permission) => user?.permissions.includes(permission) ?? false,
    }),
    [tokens, isMember, wasMember, isReady, user, loading, t],
  );
  // Unmounts all components, because their state belongs to the previous viewer as well
  return <ViewerContext value={viewer}>{isForeignData ? null : children}</ViewerContext>;
}
