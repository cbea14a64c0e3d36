export const vi = {
  'permission.resource.search': 'Tìm kiếm',

  'search.terms': 'Mỗi nhóm có từ 2 đến 8 từ.',
  'search.term': 'Mỗi từ có ít nhất một chữ cái và dài tối đa {max} ký tự.',
  'search.repeated': 'Nhóm này có từ bị trùng.',
  'search.taken': 'Từ “{term}” đã có trong một nhóm khác. Bạn sửa nhóm đó nhé.',
  'search.version': 'Nhóm từ này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'search.tooMany': 'Đã đủ {limit} nhóm từ đồng nghĩa. Bạn sửa hoặc xoá một nhóm cũ nhé.',
  'search.personal': 'Từ khoá có vẻ chứa email hoặc số điện thoại. Bạn bỏ phần đó đi nhé.',
  'search.short': 'Từ khoá ngắn quá. Bạn tìm bằng một từ có nghĩa nhé.',
  'search.alreadyFound': '{brand} vừa có khoá học khớp với từ khoá này. Bạn tìm lại để xem nhé.',
  'search.tooManyAlerts':
    'Bạn đang chờ {limit} từ khoá rồi. Khi có khoá cho một từ khoá, bạn chờ thêm được từ khoá khác.',
  'notification.COURSE_FOUND.title': 'Đã có khoá học về “{search}”',
  'notification.COURSE_FOUND.text':
    'Khoá “{course}” của {teacher} vừa có trên {brand}, đúng với điều bạn đang tìm.',
  'mail.courseFound.subject': 'Khoá học bạn chờ đã có: {course}',
  'mail.courseFound.open': 'Xem khoá học',
  'mail.courseFound.once':
    'Bạn đã nhờ {brand} báo khi có khoá học về “{search}”. {brand} chỉ gửi một thư này.',
  'mail.courseFound.stop': 'Không báo cho địa chỉ này nữa',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.search': 'Search',

  'search.terms': 'Enter 2 to 8 words.',
  'search.term': 'Each word must contain a letter and be at most {max} characters long.',
  'search.repeated': 'This group contains the same word twice.',
  'search.taken': '“{term}” is already in another group. Edit that group instead.',
  'search.version': 'This group was just edited somewhere else. Reload to see the latest version.',
  'search.tooMany': 'You’ve reached the limit of {limit} synonym groups. Edit or delete an old one.',
  'search.personal': 'Your search seems to contain an email address or phone number. Please remove it.',
  'search.short': 'This search is too short. Please use a meaningful word.',
  'search.alreadyFound': '{brand} has just got a course that matches this search. Search again to see it.',
  'search.tooManyAlerts':
    'You’re already waiting for {limit} searches. You can add another once one of them has a course.',
  'notification.COURSE_FOUND.title': 'There is now a course about “{search}”',
  'notification.COURSE_FOUND.text':
    '“{course}” by {teacher} is now on {brand} and matches what you searched for.',
  'mail.courseFound.subject': 'The course you’re waiting for: {course}',
  'mail.courseFound.open': 'View the course',
  'mail.courseFound.once':
    'You asked {brand} to notify you about a course on “{search}”. This is the only email about it.',
  'mail.courseFound.stop': 'Don’t email this address again',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
