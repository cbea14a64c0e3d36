/** Something that the quick find leads to. */
export interface Choice {
  kind: 'page' | 'person' | 'course' | 'order';
  label: string;
  /** What tells it from others of the same name. */
  detail?: string;
  to: string;
}

const MAX_RECENT = 5;
const keyOf = (viewerId: string) => `sen.quickFind.${viewerId}`;

/** What this administrator chose last, of this tab: names of people are not left behind in a browser. */
export const recentChoices = (viewerId: string): Choice[] => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(viewerId)) ?? '[]') as Choice[];
  } catch {
    return [];
  }
};

export const rememberChoice = (viewerId: string, choice: Choice): void => {
  const others = recentChoices(viewerId).filter(({ to }) => to !== choice.to);
  try {
    sessionStorage.setItem(keyOf(viewerId), JSON.stringify([choice, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Without storage there are no recent choices.
  }
};

const bare = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** Pages whose name holds what was typed, with or without accents. */
export const pagesFound = (pages: readonly Choice[], search: string): Choice[] =>
  pages.filter(({ label }) => bare(label).includes(bare(search.trim())));
