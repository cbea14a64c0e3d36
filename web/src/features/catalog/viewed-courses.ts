import { claimsOf, readTokens } from '../../apollo/session.ts';
import { readStored, writeStored } from '../../ui/browser-storage.ts';

const STORAGE_KEY = 'sen.viewedCourses';
/** Kept at most, newest first; the home page shows fewer. */
const MOST = 12;

interface Viewed {
  /** Whose list it is, null for a guest's: the next person at this browser sees nothing of it. */
  owner: string | null;
  ids: string[];
}

const ownerNow = (): string | null => {
  const { accessToken } = readTokens();
  return accessToken ? (claimsOf(accessToken).sub ?? null) : null;
};

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' && value !== null && Array.isArray((value as Viewed).ids);

/** Ids of the courses that this person looked at in this browser, newest first. */
export const viewedCourses = (): readonly string[] => {
  const stored = readStored(STORAGE_KEY);
  if (!isViewed(stored) || stored.owner !== ownerNow()) return [];
  return stored.ids.filter((id) => typeof id === 'string').slice(0, MOST);
};

/** Notes that a course's page was opened. Nothing of it leaves the browser. */
export const noteViewedCourse = (id: string): void => {
  const ids = [id, ...viewedCourses().filter((other) => other !== id)].slice(0, MOST);
  writeStored(STORAGE_KEY, { owner: ownerNow(), ids } satisfies Viewed);
};
