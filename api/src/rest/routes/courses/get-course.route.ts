import { lower } from '../../legacy.ts';
import { route } from '../../route.ts';
import { list, object, ref, text } from '../../schema.ts';
import { course, courseProperties } from './course.ts';
import { RestCourse } from './courses.gen.ts';

/** A course with its outline. */
export const getCourseRoute = route({
  method: 'GET',
  path: '/courses/{idOrSlug}',
  tag: 'courses',
  summary: 'A course with its outline',
  needsSignIn: false,
  document: RestCourse,
  parameters: [{ name: 'idOrSlug', in: 'path', schema: text('Id, slug or former slug.') }],
  response: object({
    ...courseProperties,
    description: { type: 'object', description: 'Formatted text as ProseMirror JSON.' },
    outcomes: list(text('One.'), 'What students will be able to do.'),
    requirements: list(text('One.'), 'What students need beforehand.'),
    audience: list(text('One.'), 'For whom it is.'),
    tags: list(text('One.'), 'Free words.'),
    sections: list(ref('Section'), 'The outline.'),
  }),
  variables: ({ path }) => ({ idOrSlug: path.idOrSlug }),
  data: (result) => {
    if (!result.course) return undefined;
    const sections = result.course.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({ ...lesson, kind: lower(lesson.kind) })),
    }));
    return course({ ...result.course, sections });
  },
});
