export const vi = {
  'permission.resource.search': 'Tìm kiếm',

  'search.terms': 'Mỗi nhóm có từ 2 đến 8 từ.',
  'search.term': 'Mỗi từ có ít nhất một chữ cái và dài tối đa {max} ký tự.',
  'search.repeated': 'Nhóm này có từ bị trùng.',
  'search.taken': 'Từ “{term}” đã có trong một nhóm khác. Bạn sửa nhóm đó nhé.',
  'search.version': 'Nhóm từ này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'search.tooMany': 'Đã đủ {limit} nhóm từ đồng nghĩa. Bạn sửa hoặc xoá một nhóm cũ nhé.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.search': 'Search',

  'search.terms': 'Enter 2 to 8 words.',
  'search.term': 'Each word must contain a letter and be at most {max} characters long.',
  'search.repeated': 'This group contains the same word twice.',
  'search.taken': '“{term}” is already in another group. Edit that group instead.',
  'search.version': 'This group was just edited somewhere else. Reload to see the latest version.',
  'search.tooMany': 'You’ve reached the limit of {limit} synonym groups. Edit or delete an old one.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
