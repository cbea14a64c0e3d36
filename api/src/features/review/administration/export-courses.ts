import { type Context, signedIn } from '../../../graphql/context.ts';
import { all, raw, sql } from '../../../graphql/read/index.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import {
  COURSE_COLUMN_NAMES,
  COURSE_COLUMNS,
  type CourseStatus,
  type CourseVisibility,
  courseColumns,
} from '../../courses/index.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  exportTimestamp,
  headedBy,
  SheetRows,
  type StatementSheet,
} from '../../operations/index.ts';
import { managedOrder, managedWhere } from './managed-courses.reads.ts';
import type { ExportCoursesInput } from './managed-courses.types.ts';

type CoursesFile = ExportCoursesInput & { locale: Locale };

/** The export is recorded in the audit log. */
export function exportCourses(context: Context, input: ExportCoursesInput): Promise<DownloadLink> {
  const viewer = signedIn(context);
  const { courseIds, ...query } = input;
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'course.export',
      targetType: 'person',
      targetId: viewer.id,
      after: { ...query.filter, sortBy: query.sortBy, ...(courseIds ? { chosen: courseIds.length } : {}) },
    });
    return createDownloadLink(em, context, { kind: 'courses', args: input });
  });
}

const COLUMNS = headedBy('catalog.column', [
  { name: 'title', width: 40 },
  { name: 'teacher' },
  { name: 'teacherEmail', width: 30 },
  { name: 'category' },
  {
    name: 'status',
    width: 16,
    label: (code, locale) => translate(locale, `course.status.${code as CourseStatus}`),
  },
  {
    name: 'visibility',
    width: 18,
    label: (code, locale) => translate(locale, `course.visibility.${code as CourseVisibility}`),
  },
  { name: 'price', type: 'money' },
  ...COURSE_COLUMN_NAMES.map((name) => ({ name, type: 'number' as const, width: 20 })),
  { name: 'students', type: 'number' },
  { name: 'rating', type: 'number', width: 16 },
  { name: 'publishedAt', type: 'time' },
  { name: 'updatedAt', type: 'time' },
  { name: 'address', width: 50 },
]);

const COURSE_SELECT = raw(
  COURSE_COLUMN_NAMES.map((name) => `c.${COURSE_COLUMNS[name]} as "${name}"`).join(', '),
);

export function coursesSheet(
  { orm, config }: Services,
  { filter, sortBy, sortOrder, courseIds, locale }: CoursesFile,
): StatementSheet {
  const course = courseColumns('c');
  const rows = new SheetRows(
    orm,
    sql`select c.title, p.full_name as teacher, p.email as "teacherEmail", k.name as category, c.status, c.visibility,
        c.price, ${COURSE_SELECT}, c.student_count as students, nullif(c.rating_average, 0) as rating,
        ${exportTimestamp('c.published_at')} as "publishedAt", ${exportTimestamp('c.updated_at')} as "updatedAt",
        ${`${config.publicUrl}/courses/`} || c.slug as address
      from course c join person p on p.id = c.teacher_id left join category k on k.id = c.category_id
      where ${all([managedWhere(course, filter ?? {}), !!courseIds && sql`c.id = any(${courseIds.filter(isUuid)}::uuid[])`])}
      order by ${managedOrder(course, sortBy, sortOrder)}`,
  );
  return { rows, locale, columns: COLUMNS };
}
