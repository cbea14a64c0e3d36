import { withIds } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, list, object, text } from '../../schema.ts';
import { RestCategories } from './courses.gen.ts';

const own = {
  id: text('Opaque.'),
  _id: text('The same as id.'),
  slug: text('In addresses.', { examples: ['lap-trinh'] }),
  name: text('Vietnamese.', { examples: ['Lập trình'] }),
  nameEn: text('English.'),
  icon: text('Name of an icon.'),
  courseCount: integer('Courses on sale in it and below it.'),
};

/** Categories of both levels. */
export const listCategoriesRoute = route({
  method: 'GET',
  path: '/courses/categories',
  tag: 'courses',
  summary: 'The tree of categories',
  needsSignIn: false,
  document: RestCategories,
  response: list(
    object({ ...own, children: list(object(own), 'The lower level.') }),
    'The upper level, in its order.',
  ),
  data: ({ categories }) => withIds(categories),
});
