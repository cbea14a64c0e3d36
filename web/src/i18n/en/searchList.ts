export default {
  suggestions: 'Suggestions',
  kind: {
    COURSE: 'Courses',
    CATEGORY: 'Categories',
    TEACHER: 'Teachers',
    ALL: 'All results',
    RECENT: 'Recent searches',
    POPULAR: 'Popular searches',
  },
  forget: 'Remove “{{words}}” from your recent searches',
  forgetAll: 'Clear all',
  taught: '{{teacher}} · rated {{rating}}',
  all: 'See all results for “{{query}}”',
  none: 'No suggestions for “{{query}}”.',
  corrected: 'No results for “{{query}}”. Showing results for “{{corrected}}”.',
  keys: { choose: 'choose', open: 'open', close: 'close' },
};
