import { directionSql, SortOrder } from '../../../graphql/page.args.ts';
import { all, any, type Row, raw, type Sql, sql, uuid } from '../../../graphql/read/index.ts';
import { prefixQuery } from '../../../platform/db/index.ts';
import type { Course } from '../../courses/index.ts';
import { type ManagedCourseFilter, ManagedCourseSort } from './managed-courses.types.ts';

/**
 * An administrator suspended the course and its teacher requests to restore it. An earlier release did not clear the
 * request, so the status is checked, too.
 */
export const hasRestoreRequest = (c: Pick<Row<Course>, 'status' | 'suspendedFor' | 'restoreAskedAt'>): Sql =>
  sql`(${c.restoreAskedAt} is not null and ${c.status} = 'SUSPENDED' and ${c.suspendedFor} is not distinct from 'ADMINISTRATOR')`;

export function managedWhere(c: Row<Course>, filter: ManagedCourseFilter): Sql {
  const words = prefixQuery(filter.search ?? '');
  const query = sql`to_tsquery('simple', plain(${words}))`;
  return all([
    sql`${c.deletedAt} is null`,
    // A search of punctuation only matches nothing instead of everything
    !!filter.search?.trim() &&
      (words
        ? any([
            sql`${c.search} @@ ${query}`,
            sql`${c.slug} = lower(${filter.search.trim()})`,
            sql`${c.teacher} in (select p.id from person p where p.search @@ ${query})`,
          ])
        : raw('1 = 0')),
    !!filter.status?.length && sql`${c.status} = any(${filter.status})`,
    filter.visibility != null && sql`${c.visibility} = ${filter.visibility}`,
    filter.categoryId != null &&
      sql`${c.category} = any(array(select k.id from category k where ${uuid(filter.categoryId)} in (k.id, k.parent_id)))`,
    filter.isFree != null && (filter.isFree ? sql`${c.price} = 0` : sql`${c.price} > 0`),
    filter.asksToRestore != null &&
      (filter.asksToRestore ? hasRestoreRequest(c) : sql`not ${hasRestoreRequest(c)}`),
    filter.teacherId != null && sql`${c.teacher} = ${uuid(filter.teacherId)}`,
  ]);
}

const columns: Record<ManagedCourseSort, (c: Row<Course>) => Sql> = {
  [ManagedCourseSort.UPDATED_AT]: (c) => c.updatedAt,
  [ManagedCourseSort.PUBLISHED_AT]: (c) => c.publishedAt,
  [ManagedCourseSort.TITLE]: (c) => sql`${c.title} collate vietnamese`,
  [ManagedCourseSort.STUDENTS]: (c) => c.studentCount,
  [ManagedCourseSort.RATING]: (c) => c.ratingAverage,
  [ManagedCourseSort.PRICE]: (c) => c.price,
};

/** Courses that were never published are last in both directions. */
export function managedOrder(c: Row<Course>, sortBy: ManagedCourseSort, sortOrder: SortOrder): Sql {
  const nulls = sortBy === ManagedCourseSort.PUBLISHED_AT ? raw(' nulls last') : raw('');
  const way = directionSql(sortOrder);
  return sql`${columns[sortBy](c)} ${way}${nulls}, ${c.id} ${way}`;
}

export const MANAGED_COUNTS: Sql = sql`select count(*)::int as total,
    count(*) filter (where c.status = 'PUBLISHED')::int as published,
    count(*) filter (where c.status = 'SUSPENDED' and c.suspended_for = 'ADMINISTRATOR')::int as suspended,
    count(*) filter (where c.restore_asked_at is not null and c.status = 'SUSPENDED'
      and c.suspended_for = 'ADMINISTRATOR')::int as "restoreAsked",
    (select count(*)::int from course_review r where r.decision = 'PENDING') as "inReview",
    (select min(r.due_at) from course_review r where r.decision = 'PENDING') as "nextReviewDueAt"
  from course c`;
