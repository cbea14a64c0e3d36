import { type Context, signedIn } from '../../../graphql/context.ts';
import { all, raw, sql } from '../../../graphql/read/index.ts';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Services } from '../../../platform/process/services.ts';
import { COURSE_COLUMN_NAMES, COURSE_COLUMNS, courseColumns } from '../../courses/index.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  ExportLayout,
  type ExportSheet,
  SheetRows,
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

const COLUMNS = [
  'title',
  'teacher',
  'teacherEmail',
  'category',
  'status',
  'visibility',
  'price',
  ...COURSE_COLUMN_NAMES,
  'students',
  'rating',
  'publishedAt',
  'updatedAt',
  'address',
] as const;

const COURSE_SELECT = raw(
  COURSE_COLUMN_NAMES.map((name) => `c.${COURSE_COLUMNS[name]} as "${name}"`).join(', '),
);

export function coursesSheet(
  { orm, config }: Services,
  { filter, sortBy, sortOrder, courseIds, locale }: CoursesFile,
): ExportSheet {
  const day = (column: string) =>
    raw(`to_char(${column} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI')`);
  const course = courseColumns('c');
  const rows = new SheetRows(
    orm,
    sql`select c.title, p.full_name as teacher, p.email as "teacherEmail", k.name as category, c.status, c.visibility,
        c.price, ${COURSE_SELECT}, c.student_count as students, nullif(c.rating_average, 0) as rating,
        ${day('c.published_at')} as "publishedAt", ${day('c.updated_at')} as "updatedAt",
        ${`${config.publicUrl}/courses/`} || c.slug as address
      from course c join person p on p.id = c.teacher_id left join category k on k.id = c.category_id
      where ${all([managedWhere(course, filter ?? {}), !!courseIds && sql`c.id = any(${courseIds.filter(isUuid)}::uuid[])`])}
      order by ${managedOrder(course, sortBy, sortOrder)}`,
  );
  return {
    rows,
    layout: ExportLayout.PEOPLE,
    columns: COLUMNS,
    numbers: ['price', ...COURSE_COLUMN_NAMES, 'students', 'rating'],
    header: COLUMNS.map((name) => translate(locale, `catalog.column.${name}`)),
  };
}
