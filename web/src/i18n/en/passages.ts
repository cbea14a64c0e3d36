/** Full-text search in lessons. */
export default {
  title: 'Search in lessons',
  text: 'Find what was said in videos, written in lessons or in your own notes, in every lesson you have opened. Accents are optional.',
  label: 'What do you remember?',
  firstTitle: 'What would you like to find again?',
  firstText:
    'Type a few words you remember. {{brand}} searches captions, texts and your notes, and takes you to the exact place.',
  nothing: 'No results for “{{search}}” in the lessons you have opened',
  nothingText: 'Try fewer words, or leave accents out. Lessons you haven’t opened are not searched.',
  clear: 'Start over',
  failed: 'The search failed',
  inText: 'In the text',
  note: 'Note',
  inCourse: 'Only in “{{title}}”.',
  inAll: 'Search all courses',
  more: 'More results',
};
