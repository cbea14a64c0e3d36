/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'permission.resource.category': 'Danh mục',
  'permission.action.merge': 'Gộp',
  'catalog.categoryName': 'Tên danh mục cần từ 2 đến 60 ký tự.',
  'catalog.categoryAddress': 'Đường dẫn chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối ở giữa.',
  'catalog.categoryAddressTaken': 'Đường dẫn này đang hoặc đã từng thuộc về danh mục khác.',
  'catalog.mergeItself': 'Bạn chọn một danh mục khác để gộp vào nhé.',
  'catalog.categoryInUse':
    '“{title}” còn {count} khoá học, mã giảm giá hoặc nhánh. Bạn gộp hoặc chuyển chúng trước nhé.',
  'catalog.tooManyCategories': 'Cấp này đã có {limit} danh mục, là nhiều nhất.',
  'catalog.twoLevels': 'Danh mục chỉ có hai cấp, nên “{title}” không đặt ở đó được.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.category': 'Categories',
  'permission.action.merge': 'Merge',
  'catalog.categoryName': 'The name of a category needs 2 to 60 characters.',
  'catalog.categoryAddress': 'An address has small letters a to z, digits, and hyphens between them.',
  'catalog.categoryAddressTaken': 'Another category has this address, or had it once.',
  'catalog.mergeItself': 'Please choose another category to merge into.',
  'catalog.categoryInUse':
    '“{title}” still has {count} courses, coupons or subcategories. Merge or move them first.',
  'catalog.tooManyCategories': 'There are {limit} categories on this level already, which is the most.',
  'catalog.twoLevels': 'There are two levels of categories, so “{title}” cannot stand there.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
