export const vi = {
  'permission.resource.custom-page': 'Trang tự soạn',
  'customPages.slug':
    'Đường dẫn chỉ gồm chữ cái thường không dấu, chữ số và dấu gạch nối ở giữa, nhiều nhất 80 ký tự.',
  'customPages.slugTaken': 'Đã có trang khác dùng đường dẫn này.',
  'customPages.slugPublished': 'Trang đang đăng nên giữ đường dẫn. Muốn đổi, bạn gỡ trang xuống trước.',
  'customPages.title': 'Tiêu đề cần từ 3 đến 120 ký tự.',
  'customPages.languages': 'Mỗi ngôn ngữ chỉ có một bản.',
  'customPages.blocks': 'Nhiều nhất {max} khối.',
  'customPages.noBlocks': 'Chưa có khối nào. Bạn thêm ít nhất một khối nhé.',
  'customPages.columns': 'Khối cột có hai hoặc ba cột; khối văn bản có một.',
  'customPages.courses': 'Nhiều nhất {max} khoá học.',
  'customPages.noCourses': 'Bạn chọn khoá học, hoặc chọn một danh mục.',
  'customPages.courseUnknown': 'Có khoá học không còn nữa. Bạn bỏ khoá đó ra nhé.',
  'customPages.categoryUnknown': 'Không còn danh mục này. Bạn chọn danh mục khác nhé.',
  'customPages.courseCount': 'Số khoá học từ 1 đến 12.',
  'customPages.noPicture': 'Bạn chưa tải ảnh lên.',
  'customPages.pictureUnknown': 'Không còn ảnh này. Bạn tải lên lại nhé.',
  'customPages.alt': 'Bạn tả ảnh bằng lời, cho người không nhìn thấy ảnh.',
  'customPages.stale':
    'Người khác vừa lưu một bản mới. Nội dung bạn đang soạn vẫn còn nguyên; bạn sao chép phần cần giữ rồi tải lại trang.',
  'customPages.published': 'Trang đang đăng. Bạn gỡ xuống rồi mới xoá được.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.custom-page': 'Custom pages',
  'customPages.slug':
    'A path has lower-case letters without accents, digits, and hyphens between them, at most 80 characters.',
  'customPages.slugTaken': 'Another page has this path.',
  'customPages.slugPublished': 'A published page keeps its path. Unpublish the page to change it.',
  'customPages.title': 'The title must have 3 to 120 characters.',
  'customPages.languages': 'Each language can be used once.',
  'customPages.blocks': 'At most {max} blocks.',
  'customPages.noBlocks': 'There is no block yet. Add at least one.',
  'customPages.columns': 'A block of columns has two or three of them, a text has one.',
  'customPages.courses': 'At most {max} courses.',
  'customPages.noCourses': 'Choose courses, or choose a category.',
  'customPages.courseUnknown': 'One of the courses no longer exists. Remove it from the list.',
  'customPages.categoryUnknown': 'This category no longer exists. Choose another one.',
  'customPages.courseCount': 'The number of courses is 1 to 12.',
  'customPages.noPicture': 'No picture has been uploaded.',
  'customPages.pictureUnknown': 'This picture is no longer stored. Upload it again.',
  'customPages.alt': 'Describe the picture for readers who can’t see it.',
  'customPages.stale':
    'Someone else has just saved a newer version. What you are editing is still here: copy what you need, then reload the page.',
  'customPages.published': 'The page is published. Unpublish it before you delete it.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
