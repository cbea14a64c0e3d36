import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.export': 'Saved exports',
  'setting.exports.keptDays': 'Days that exported files are kept',
  'setting.exports.keptDays.help': 'Then a file is removed; whoever exported it can do so again.',
  'exports.tooLong':
    'An Excel sheet holds at most {limit} rows and this list has {value}. Narrow it, or choose CSV.',
  'exports.underWay': 'You have at most {limit} exports under way. Wait for one to finish, or cancel one.',
  'exports.kept': 'You keep at most {limit} files. Delete one and try again.',
  'exports.notReady': 'This file can’t be downloaded yet.',
  'exports.expired': 'This file has expired and was removed. Export it again.',
  'exports.outdated':
    'This file has students of a course that you no longer teach, or is too old to tell of which courses. Export it again.',
  'exports.form': 'The layout for programs comes as CSV only.',
  'notification.LIST_EXPORTED.READY.title': '{file} is ready',
  'notification.LIST_EXPORTED.READY.text': 'It has {rows} rows. Only you can download it, until it expires.',
  'notification.LIST_EXPORTED.FAILED.title': '{file} could not be exported',
  'notification.LIST_EXPORTED.FAILED.text': 'The export stopped half way. See why, and try again.',
};
