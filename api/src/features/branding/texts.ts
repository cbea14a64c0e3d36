export const vi = {
  'branding.name': 'Tên dài từ 2 đến 40 ký tự, không có @, ngoặc kép, < > và { }.',
  'branding.colour': 'Không đọc được màu này. Viết mã màu dạng #2245B0.',
  'branding.colourLikeErrors': 'Màu này dễ lẫn với màu báo lỗi. Gần nhất dùng được: {first} hoặc {second}.',
  'branding.taxCode':
    'Mã số thuế không thể có thật: cần 10 số (thêm -001 cho chi nhánh), hoặc 12 số định danh của hộ kinh doanh.',
  'branding.fileUnknown': 'Không còn tệp này. Bạn tải lên lại nhé.',
  'branding.fileTooLarge': 'Tệp lớn quá {max} KB. Tệp này bị bỏ, ảnh đang dùng giữ nguyên.',
  'branding.fileType': 'Cần tệp SVG hoặc PNG. Tệp này bị bỏ, ảnh đang dùng giữ nguyên.',
  'branding.iconSquare': 'Biểu tượng phải vuông. Tệp này bị bỏ, biểu tượng đang dùng giữ nguyên.',
  'branding.svg':
    'Tệp SVG có phần không chỉ để vẽ ở dòng {line}: {part}. Tệp này bị bỏ, ảnh đang dùng giữ nguyên.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'branding.name': 'A name has 2 to 40 characters, without @, double quotes, < > and { }.',
  'branding.colour': 'This colour can’t be read. Write it as #2245B0.',
  'branding.colourLikeErrors':
    'This colour could be taken for that of errors. The nearest that can be used: {first} or {second}.',
  'branding.taxCode':
    'This tax code can’t exist: it has 10 digits (and -001 for a branch), or the 12 digits of a household’s personal number.',
  'branding.fileUnknown': 'This file is no longer stored. Upload it again.',
  'branding.fileTooLarge': 'The file is larger than {max} KB. It was discarded; the current picture stays.',
  'branding.fileType': 'It has to be an SVG or a PNG file. It was discarded; the current picture stays.',
  'branding.iconSquare': 'An icon has to be square. The file was discarded; the current icon stays.',
  'branding.svg':
    'The SVG file does more than draw in line {line}: {part}. It was discarded; the current picture stays.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
