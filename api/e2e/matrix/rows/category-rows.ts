import { byId, byInput, type Row } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** NOT_FOUND for those who have the permission. */
const NOT_FOUND = 'AAFFFFN';
const names = { name: 'Thủ công', nameEn: 'Crafts', icon: 'brush' };

export const categoryRows: readonly Row[] = [
  byId('Query.categoryUse', 'AAFFFF0', () => UNKNOWN_ID),
  byInput('Mutation.createCategory', NOT_FOUND, () => ({ ...names, parentId: UNKNOWN_ID })),
  byInput('Mutation.updateCategory', NOT_FOUND, () => ({ ...names, categoryId: UNKNOWN_ID })),
  byInput('Mutation.moveCategory', NOT_FOUND, () => ({ categoryId: UNKNOWN_ID, position: 0 })),
  byInput('Mutation.mergeCategories', NOT_FOUND, () => ({
    categoryId: UNKNOWN_ID,
    intoId: '00000000-0000-4000-8000-000000000001',
  })),
  byId('Mutation.deleteCategory', NOT_FOUND, () => UNKNOWN_ID, { name: 'categoryId' }),
];
