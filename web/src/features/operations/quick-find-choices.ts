import { readStored, writeStored } from '../../ui/browser-storage.ts';
import { plain } from '../../ui/plain-words.ts';

export interface Choice {
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  to: string;
}

const MAX_RECENT = 5;
const isChoice = (value: unknown): value is Choice => {
  const { label, detail, to } = (value ?? {}) as Partial<Record<keyof Choice, unknown>>;
  return (
    typeof label === 'string' &&
    typeof to === 'string' &&
    (detail === undefined || typeof detail === 'string')
  );
};
const getKey = (viewerId: string) => `sen.quickFind.${viewerId}`;

/** The administrator's recent choices, for this tab only, because they contain names of people. */
export const recentChoices = (viewerId: string): Choice[] => {
  const stored = readStored(getKey(viewerId), 'sessionStorage');
  return Array.isArray(stored) ? stored.filter(isChoice) : [];
};

export const rememberChoice = (viewerId: string, choice: Choice): void => {
  const others = recentChoices(viewerId).filter(({ to }) => to !== choice.to);
  writeStored(getKey(viewerId), [choice, ...others].slice(0, MAX_RECENT), 'sessionStorage');
};

/** Pages whose name contains the search, ignoring accents. */
export const findPages = (pages: readonly Choice[], search: string): Choice[] =>
  pages.filter(({ label }) => plain(label).includes(plain(search.trim())));
