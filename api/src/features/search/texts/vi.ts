/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'permission.resource.search': 'Tìm kiếm',

  'search.terms': 'Mỗi nhóm cần từ 2 đến 8 từ.',
  'search.term': 'Mỗi từ cần ít nhất một chữ và dài tối đa {max} ký tự.',
  'search.repeated': 'Có từ bị lặp trong nhóm này.',
  'search.taken': 'Từ “{term}” đã có trong một nhóm khác. Bạn sửa nhóm đó nhé.',
  'search.version': 'Nhóm từ này vừa được sửa ở nơi khác. Bạn tải lại để xem bản mới nhất nhé.',
  'search.tooMany': 'Có tối đa {limit} nhóm từ đồng nghĩa. Bạn sửa hoặc xoá một nhóm cũ nhé.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
