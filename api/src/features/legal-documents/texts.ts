export const vi = {
  'setting.terms.noticeDays': 'Báo trước khi đổi điều khoản',
  'setting.terms.noticeDays.help':
    'Bản mới của một văn bản pháp lý được công bố trước ngày có hiệu lực ít nhất từng này ngày.',
  'permission.resource.legal-document': 'Văn bản pháp lý',
  'legal.title': 'Tiêu đề cần từ 3 đến 120 ký tự.',
  'legal.summary': 'Câu tóm tắt cần từ 3 đến 120 ký tự.',
  'legal.placeholder': 'Không có chỗ điền {name}. Bạn chọn trong danh sách chỗ điền nhé.',
  'legal.tooEarly': 'Ngày có hiệu lực phải sau khi công bố ít nhất {days} ngày.',
  'legal.tooLate': 'Ngày có hiệu lực phải trong vòng {max} ngày tới.',
  'legal.draftVersion': 'Người khác vừa lưu bản nháp này. Bạn tải lại trang để xem bản mới nhất.',
  'legal.draftMissing': 'Chưa có bản nháp tiếng Việt. Bạn lưu nháp trước đã nhé.',
  'legal.announced':
    'Đã có một bản được công bố, có hiệu lực cùng lúc hoặc muộn hơn. Bạn chọn ngày sau đó nhé.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.terms.noticeDays': 'Notice before terms change',
  'setting.terms.noticeDays.help':
    'A new version of a legal document is published at least this long before it applies.',
  'permission.resource.legal-document': 'Legal documents',
  'legal.title': 'The title must have 3 to 120 characters.',
  'legal.summary': 'The summary must have 3 to 120 characters.',
  'legal.placeholder': 'There is no placeholder {name}. Choose one from the list.',
  'legal.tooEarly': 'The version must apply at least {days} days after its publication.',
  'legal.tooLate': 'The version must apply within the next {max} days.',
  'legal.draftVersion': 'Someone else has just saved this draft. Reload the page to see the latest one.',
  'legal.draftMissing': 'There is no Vietnamese draft yet. Please save it first.',
  'legal.announced':
    'A version that applies at the same time or later is already published. Choose a later date.',
};
declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
