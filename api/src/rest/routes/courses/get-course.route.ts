import { lower } from '../../legacy.ts';
import { route } from '../../route.ts';
import { list, object, ref, text } from '../../schema.ts';
import { course, courseProperties } from './course.ts';
import { RestCourse } from './courses.gen.ts';

export const getCourseRoute = route({
  method: 'GET',
  path: '/courses/{idOrSlug}',
  tag: 'courses',
  summary: 'Returns a course with its outline',
  isPublic: true,
  document: RestCourse,
  parameters: [{ name: 'idOrSlug', in: 'path', schema: text('ID, slug or former slug of the course.') }],
  response: object({
    ...courseProperties,
    description: { type: 'object', description: 'Formatted text as ProseMirror JSON.' },
    outcomes: list(text('Entry of the list.'), 'Learning outcomes of the course.'),
    requirements: list(text('Entry of the list.'), 'Requirements of the course.'),
    audience: list(text('Entry of the list.'), 'Target audience of the course.'),
    tags: list(text('Entry of the list.'), 'Tags of the course.'),
    sections: list(ref('Section'), 'Sections of the outline.'),
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
