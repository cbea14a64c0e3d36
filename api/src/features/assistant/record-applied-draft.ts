import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { assertTeachesCourse, recordAiText } from '../courses/index.ts';
import { audit } from '../operations/index.ts';

/**
 * Records that the viewer applied a draft of texts or questions, completely or in part, so that the course states it.
 * @throws NOT_FOUND if the viewer has no such draft, FORBIDDEN if the viewer may no longer edit the course
 */
export function recordAppliedDraft(context: Context, requestId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [draft] = await runSql<{ courseId: string; kind: string }>(
      em,
      sql`select r.course_id as "courseId", r.kind from assistant_request r where r.id = ${uuid(requestId)}
        and r.person_id = ${viewer.id} and r.state = 'DONE' and r.kind in ('DESCRIPTION', 'OUTCOMES', 'QUESTIONS')`,
      'assistant.applied',
    );
    if (!draft) throw notFound();
    await assertTeachesCourse(em, viewer, draft.courseId);
    await recordAiText(em, draft.courseId);
    audit(em, context, { action: 'course.use-draft', targetId: draft.courseId, after: { kind: draft.kind } });
    return requestId;
  });
}
