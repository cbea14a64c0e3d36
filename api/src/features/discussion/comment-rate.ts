import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';

/** A lively conversation has fewer questions and replies of one person, and each may send an e-mail. */
export const MAX_COMMENTS_PER_HOUR = 30;
/** Moderators are notified of each report. */
export const MAX_REPORTS_PER_DAY = 30;

/**
 * Takes a lock for the person until the transaction ends, so that concurrent requests cannot exceed the limit.
 * @throws POLICY with the reason COMMENTS_TOO_MANY
 */
export async function assertCommentRate(em: EntityManager, authorId: string): Promise<void> {
  await lockPerson(em, authorId);
  const [recent] = await runSql<{ n: number }>(
    em,
    sql`select count(*)::int as n from comment where author_id = ${authorId} and created_at > now() - interval '1 hour'`,
    'comment.recent',
  );
  if (recent!.n >= MAX_COMMENTS_PER_HOUR) throw policy('COMMENTS_TOO_MANY', { limit: MAX_COMMENTS_PER_HOUR });
}

/** @throws POLICY with the reason REPORTS_TOO_MANY */
export async function assertReportRate(em: EntityManager, reporterId: string): Promise<void> {
  await lockPerson(em, reporterId);
  const [recent] = await runSql<{ n: number }>(
    em,
    sql`select count(*)::int as n from content_report where reporter_id = ${reporterId} and created_at > now() - interval '1 day'`,
    'report.recent',
  );
  if (recent!.n >= MAX_REPORTS_PER_DAY) throw policy('REPORTS_TOO_MANY', { limit: MAX_REPORTS_PER_DAY });
}

const lockPerson = (em: EntityManager, personId: string) =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('discussion ' || ${personId}, 0))`);
