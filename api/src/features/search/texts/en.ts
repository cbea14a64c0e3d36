import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.search': 'Search',

  'search.terms': 'A group needs 2 to 8 words.',
  'search.term': 'Each word needs at least one letter and at most {max} characters.',
  'search.repeated': 'This group contains a word twice.',
  'search.taken': '“{term}” is already in another group. Please edit that one.',
  'search.version': 'This group was just edited elsewhere. Reload to see the latest version.',
  'search.tooMany': 'There can be at most {limit} groups of synonyms. Edit or delete an old one.',
};
