import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, notFound } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { User } from '../../accounts/index.ts';
import { applyHeldEdit, HeldEdit, lockCourse, lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { assertMayReview } from '../review.policy.ts';

const MAX_NOTE = 1000;

@InputType({ description: 'Decision of a reviewer about a flagged edit.' })
export class DecideHeldEditInput {
  @Field(() => ID, { description: 'ID of the edit, from heldEdits.' })
  heldEditId!: string;
  @Field(() => Int, {
    description: 'Displayed version of the edit. CONFLICT if its teacher saved it again meanwhile.',
  })
  expectedVersion!: number;
  @Field({ description: 'True to show the edit to students, false to reject it.' })
  isReleased!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Reason for the teachers, at most 1,000 characters. Required for a rejection.',
  })
  @AtMost(MAX_NOTE)
  note?: string | null;
}

/**
 * @throws POLICY for the viewer's own course
 * @throws CONFLICT if it was decided or saved again meanwhile
 */
export function decideHeldEdit(context: Context, input: DecideHeldEditInput): Promise<string> {
  const viewer = signedIn(context);
  const note = input.note?.trim() || undefined;
  if (!input.isReleased && !note) throw badInput('note', 'catalog.heldNote');
  return context.em.transactional(async (em) => {
    const course = await lockCourse(em, await findCourseId(context, input.heldEditId));
    if (!course) throw notFound();
    await assertMayReview(em, viewer, course);
    const edit = await em.findOneOrFail(HeldEdit, { id: input.heldEditId });
    assertWaiting(edit, input.expectedVersion);
    const isShown = edit.state === 'SHOWN';
    if (input.isReleased !== isShown)
      await applyHeldEdit(em, edit, input.isReleased ? edit.content : (edit.former ?? null));
    course.version++;
    edit.close(input.isReleased ? 'RELEASED' : 'REJECTED', em.getReference(User, viewer.id), note);
    audit(em, context, {
      action: input.isReleased ? 'course.release-edit' : 'course.reject-edit',
      targetId: course.id,
      after: { part: edit.title, fields: Object.keys(edit.content) },
      ...(note && { reason: note }),
    });
    await notify(em, context.services, [...new Set([course.teacher.id, edit.author.id])], {
      kind: 'REVISION_REVIEWED',
      params: { course: course.title, outcome: input.isReleased ? 'APPROVED' : 'REJECTED' },
      link: `/teacher/courses/${course.id}/structure`,
    });
    return edit.id;
  });
}

/** Withdraws an edit that waits. If students see it already, the reviewed content returns. */
export function withdrawHeldEdit(context: Context, heldEditId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), await findCourseId(context, heldEditId));
    const edit = await em.findOneOrFail(HeldEdit, { id: heldEditId });
    assertWaiting(edit, edit.version);
    if (edit.state === 'SHOWN') await applyHeldEdit(em, edit, edit.former ?? null);
    course.edit(false);
    edit.close('REPLACED');
    audit(em, context, {
      action: 'course.withdraw-edit',
      targetId: course.id,
      before: { part: edit.title, fields: Object.keys(edit.content) },
    });
    return edit.id;
  });
}

function assertWaiting({ state, version }: HeldEdit, expectedVersion: number): void {
  if ((state !== 'WAITING' && state !== 'SHOWN') || version !== expectedVersion)
    throw conflict('HELD_EDIT_CHANGED', { version });
}

async function findCourseId({ em }: Context, heldEditId: string): Promise<string> {
  if (!isUuid(heldEditId)) return '';
  const [row] = await runSql<{ id: string }>(
    em,
    sql`select course_id as id from held_edit where id = ${heldEditId}`,
  );
  return row?.id ?? '';
}
