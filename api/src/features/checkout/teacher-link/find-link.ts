import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { followedCourse } from './followed-link.ts';

export interface FoundLink {
  readonly courseId: string;
  readonly teacherId: string;
}

/** The link that brought the buyer of this request. A teacher’s links do not apply to the teacher's own purchases. */
export async function findLink(
  em: EntityManager,
  { services, request }: Context,
  buyerId: string,
): Promise<FoundLink | undefined> {
  const courseId = followedCourse(services, request);
  if (!courseId) return undefined;
  const [link] = await runSql<FoundLink>(
    em,
    sql`select id as "courseId", teacher_id as "teacherId" from course where id = ${courseId} and teacher_id <> ${buyerId}`,
    'billing.findLink',
  );
  return link;
}
