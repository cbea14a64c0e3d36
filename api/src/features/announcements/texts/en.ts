import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.announcement': 'Announcements',
  'announcements.title': 'The title takes 3 to 80 characters.',
  'announcements.text': 'The text takes 3 to 500 characters.',
  'announcements.past': 'This moment has passed.',
  'announcements.order': 'The end has to come after the beginning.',
  'announcements.tooLong': 'An announcement shows for at most {max} days.',
  'announcements.course': 'Choose a course, for students of a course alone.',
  'announcements.ended': 'This announcement has ended. Write a new one.',
  'announcements.stays': 'This announcement can not be dismissed; it goes by itself when it ends.',
};
