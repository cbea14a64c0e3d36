/** Server messages of this feature. Vietnamese is the source language. */
export const vi = {
  'permission.resource.search': 'Tìm kiếm',

  'search.terms': 'Mỗi nhóm cần từ 2 đến 8 từ.',
  'search.term': 'Mỗi từ cần ít nhất một chữ và dài tối đa {max} ký tự.',
  'search.repeated': 'Có từ bị lặp trong nhóm này.',
  'search.taken': 'Từ “{term}” đã có trong một nhóm khác. Bạn sửa nhóm đó nhé.',
  'search.version': 'Nhóm từ này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'search.tooMany': 'Có tối đa {limit} nhóm từ đồng nghĩa. Bạn sửa hoặc xoá một nhóm cũ nhé.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.search': 'Search',

  'search.terms': 'A group needs 2 to 8 words.',
  'search.term': 'Each word needs at least one letter and at most {max} characters.',
  'search.repeated': 'This group contains a word twice.',
  'search.taken': '“{term}” is already in another group. Please edit that one.',
  'search.version': 'This group was just edited elsewhere. Reload to see the latest version.',
  'search.tooMany': 'There can be at most {limit} groups of synonyms. Edit or delete an old one.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
