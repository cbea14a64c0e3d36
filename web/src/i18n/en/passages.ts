/** Full-text search in lessons. */
export default {
  title: 'Search in lessons',
  text: 'Find what is said in videos, written in lessons or in your own notes, in every lesson that you have opened, with or without accents.',
  label: 'Which words do you remember?',
  firstTitle: 'What would you like to hear again?',
  firstText:
    'Type a few words that you remember. Sen looks through captions, texts and your notes, and takes you to the very place.',
  nothing: 'No “{{search}}” in the lessons that you have opened',
  nothingText: 'Try fewer words, or leave accents out. Lessons that you have not opened are not searched.',
  clear: 'Start again',
  failed: 'The lessons could not be searched',
  inText: 'In the text',
  note: 'Note',
  inCourse: 'Only in “{{title}}”.',
  inAll: 'Search all courses',
  more: 'More results',
};
