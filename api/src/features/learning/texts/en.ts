import { settingsEn } from './settings.en.ts';
import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  ...settingsEn,

  'learning.seconds': 'This range of time is not valid.',

  'permission.resource.study': 'Own study results',
  'permission.resource.lesson': 'Lessons',
  'permission.resource.enrolment': 'Enrolments',
  'permission.action.study': 'Study',

  'learning.noAccess': 'You need to be enrolled to study this lesson.',
  'learning.notOpened': 'Please open the lesson first.',

  'notification.ENROLLED.title': 'You are enrolled in “{course}”',
  'notification.ENROLLED.text': 'You will find it in My courses. Happy learning!',
};
