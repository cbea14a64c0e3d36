import type { settingsVi } from './settings.vi.ts';

export const settingsEn: Record<keyof typeof settingsVi, string> = {
  'setting.submit.lessons': 'Lessons needed to submit',
  'setting.submit.lessons.help': 'A course needs at least this many lessons to be submitted.',
  'setting.submit.minutes': 'Minutes needed to submit',
  'setting.submit.minutes.help': 'A course needs at least this many minutes of material to be submitted.',
  'setting.submit.words': 'Words of description needed to submit',
  'setting.submit.words.help': 'A course needs a description of at least this many words to be submitted.',
  'setting.review.workingDays': 'A submission is answered within',
  'setting.review.workingDays.help': 'How soon a teacher learns the result of a review.',
};
