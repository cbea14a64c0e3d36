import { searchPath } from './search-path.ts';
import type { SearchSuggestionsQuery } from './search-suggestions.gen.ts';

export type Suggestions = SearchSuggestionsQuery['courseSearch'];
type Course = Suggestions['courses'][number];
type Teacher = Suggestions['teachers'][number];
type Category = Suggestions['categories'][number];

export type SearchOption = { readonly key: string; readonly to: string } & (
  | { readonly kind: 'COURSE'; readonly course: Course }
  | { readonly kind: 'TEACHER'; readonly teacher: Teacher }
  | { readonly kind: 'CATEGORY'; readonly category: Category }
  | { readonly kind: 'ALL' }
  | { readonly kind: 'RECENT' | 'POPULAR'; readonly words: string }
);

/** The limit of teachers and of categories, so that courses stay visible on a phone. */
const MAX_NAMED = 2;

export const recentOptions = (recent: readonly string[]): SearchOption[] =>
  recent.map((words) => ({ kind: 'RECENT', key: words, to: searchPath(words), words }));

/** Popular searches that the viewer has not made recently. */
export const popularOptions = (popular: readonly string[], recent: readonly string[]): SearchOption[] =>
  popular
    .filter((words) => !recent.includes(words))
    .map((words) => ({ kind: 'POPULAR', key: `popular ${words}`, to: searchPath(words), words }));

/** The suggestions in the order of the arrow keys. The link to all results is last. */
export const getOptions = (suggestions: Suggestions | undefined, searchText: string): SearchOption[] => {
  if (!suggestions) return [];
  const options: SearchOption[] = [
    ...suggestions.courses.map(
      (course) => ({ kind: 'COURSE', key: course.id, to: `/courses/${course.slug}`, course }) as const,
    ),
    ...suggestions.teachers
      .slice(0, MAX_NAMED)
      .map(
        (teacher) =>
          ({ kind: 'TEACHER', key: teacher.id, to: `/instructor/${teacher.id}`, teacher }) as const,
      ),
    ...suggestions.categories
      .slice(0, MAX_NAMED)
      .map(
        (category) =>
          ({ kind: 'CATEGORY', key: category.id, to: `/category/${category.slug}`, category }) as const,
      ),
  ];
  if (suggestions.total > suggestions.courses.length)
    options.push({ kind: 'ALL', key: 'all', to: searchPath(searchText) });
  return options;
};
