import type { settingsVi } from './settings.vi.ts';

export const settingsEn: Record<keyof typeof settingsVi, string> = {
  'setting.lesson.watchPercent': 'Share of a video to be watched',
  'setting.lesson.watchPercent.help': 'A video lesson is complete once this much of it was watched.',
  'setting.lesson.readSeconds': 'Seconds a text is read',
  'setting.lesson.readSeconds.help': 'A text lesson is complete once it was on screen for so many seconds.',
  'setting.rating.studyMinutes': 'Study before rating',
  'setting.rating.studyMinutes.help': 'A student may rate a course after this many minutes of study.',
  'setting.course.messagesPerDay': 'Messages to a class a day',
  'setting.course.messagesPerDay.help':
    'The teachers of a course send at most this many messages in 24 hours.',
  'setting.course.grantsPerMonth': 'Places a teacher gives away a month',
  'setting.course.grantsPerMonth.help':
    'The owner of a course enrols at most this many students in it for free in 30 days. 0 forbids it.',
};
