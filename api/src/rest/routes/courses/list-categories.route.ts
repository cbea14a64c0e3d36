import { withIds } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, list, object, text } from '../../schema.ts';
import { RestCategories } from './courses.gen.ts';

const ownProperties = {
  id: text('Unique category ID.'),
  _id: text('The same value as `id`.'),
  slug: text('Slug of the category in URLs.', { examples: ['lap-trinh'] }),
  name: text('Vietnamese name.', { examples: ['Lập trình'] }),
  nameEn: text('English name.'),
  icon: text('Name of the icon.'),
  courseCount: integer('Number of courses on sale in the category and its subcategories.'),
};

/** Categories of both levels. */
export const listCategoriesRoute = route({
  method: 'GET',
  path: '/courses/categories',
  tag: 'courses',
  summary: 'Returns the category tree',
  isPublic: true,
  document: RestCategories,
  response: list(
    object({ ...ownProperties, children: list(object(ownProperties), 'Subcategories.') }),
    'Top-level categories, in display order.',
  ),
  data: ({ categories }) => withIds(categories),
});
