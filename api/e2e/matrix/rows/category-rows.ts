import { byId, byInput, type Row } from './row.ts';

/** An ID that no row has. */
const NOTHING = '00000000-0000-4000-8000-000000000000';
/** NOT_FOUND for those who have the permission. */
const NOT_FOUND = 'AAFFFFN';
const names = { name: 'Thủ công', nameEn: 'Crafts', icon: 'brush' };

export const categoryRows: readonly Row[] = [
  byId('Query.categoryUse', 'AAFFFF0', () => NOTHING, { fields: '{ id }' }),
  byInput('Mutation.createCategory', NOT_FOUND, () => ({ ...names, parentId: NOTHING }), {
    fields: '{ id }',
  }),
  byInput('Mutation.updateCategory', NOT_FOUND, () => ({ ...names, categoryId: NOTHING }), {
    fields: '{ id }',
  }),
  byInput('Mutation.moveCategory', NOT_FOUND, () => ({ categoryId: NOTHING, position: 0 }), {
    fields: '{ id }',
  }),
  byInput(
    'Mutation.mergeCategories',
    NOT_FOUND,
    () => ({ categoryId: NOTHING, intoId: '00000000-0000-4000-8000-000000000001' }),
    { fields: '{ id }' },
  ),
  byId('Mutation.deleteCategory', NOT_FOUND, () => NOTHING, { name: 'categoryId', fields: '{ id }' }),
];
