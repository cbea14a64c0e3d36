export const vi = {
  'permission.resource.category': 'Danh mục',
  'permission.action.merge': 'Gộp',
  'catalog.categoryName': 'Tên danh mục dài từ 2 đến 60 ký tự.',
  'catalog.categoryAddress':
    'Đường dẫn chỉ gồm chữ cái viết thường từ a đến z, chữ số và dấu gạch nối ở giữa.',
  'catalog.categoryAddressTaken': 'Danh mục khác đang dùng hoặc từng dùng đường dẫn này.',
  'catalog.mergeItself': 'Bạn chọn một danh mục khác để gộp vào nhé.',
  'catalog.categoryInUse':
    '“{title}” còn {count} khoá học, mã giảm giá hoặc nhánh. Bạn gộp hoặc chuyển chúng trước nhé.',
  'catalog.tooManyCategories': 'Cấp này đã đủ {limit} danh mục, không thêm được nữa.',
  'catalog.twoLevels': 'Danh mục chỉ có hai cấp, nên “{title}” không đặt ở đó được.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.category': 'Categories',
  'permission.action.merge': 'Merge',
  'catalog.categoryName': 'Enter a name of 2 to 60 characters.',
  'catalog.categoryAddress': 'Use only lowercase letters a to z, digits, and hyphens between them.',
  'catalog.categoryAddressTaken': 'Another category uses or used this URL.',
  'catalog.mergeItself': 'Choose another category to merge into.',
  'catalog.categoryInUse':
    'Courses, coupons and subcategories still in “{title}”: {count}. Merge or move them first.',
  'catalog.tooManyCategories': 'This level already has {limit} categories, the maximum.',
  'catalog.twoLevels': 'Categories have only two levels, so “{title}” can’t be moved there.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
