import { settingsVi } from './settings.vi.ts';

/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  ...settingsVi,

  'learning.seconds': 'Khoảng thời gian không hợp lệ.',

  'permission.resource.study': 'Kết quả học tập của mình',
  'permission.resource.lesson': 'Bài học',
  'permission.resource.enrolment': 'Ghi danh',
  'permission.action.study': 'Học',

  'learning.noAccess': 'Bạn cần ghi danh khoá học để học bài này.',
  'learning.notOpened': 'Bạn hãy mở bài học trước.',

  'notification.ENROLLED.title': 'Bạn đã ghi danh “{course}”',
  'notification.ENROLLED.text': 'Khoá học đã nằm trong mục khoá học của bạn. Chúc bạn học vui.',
} as const;
