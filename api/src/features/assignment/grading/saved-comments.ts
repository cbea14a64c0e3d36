import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { notFound, policy } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { type Deleted, IdempotencyKey } from '../../operations/index.ts';
import { MAX_SAVED_COMMENTS } from './saved-comment.entity.ts';

@InputType({ description: 'Input for saving a comment for reuse.' })
export class CreateSavedCommentInput {
  @Field({ description: 'Text of the comment, 1 to 500 characters. An identical comment is not duplicated.' })
  @TrimmedLength(1, 500, { message: validationMessage('assignment.text', { max: 500 }) })
  text!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** Stores the same text once, so that a repeated request has no effect. */
export function createSavedComment(context: Context, { text }: CreateSavedCommentInput): Promise<string> {
  const { id: graderId } = signedIn(context);
  return context.em.transactional(async (em) => {
    // Concurrent requests cannot exceed the limit
    await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('comments ' || ${graderId}, 0))`);
    const [{ count } = { count: 0 }] = await runSql<{ count: number }>(
      em,
      sql`select count(*)::int as count from saved_comment where marker_id = ${graderId} and text <> ${text.trim()}`,
    );
    if (count >= MAX_SAVED_COMMENTS) throw policy('TOO_MANY_SAVED_COMMENTS', { limit: MAX_SAVED_COMMENTS });
    const [row] = await runSql<{ id: string }>(
      em,
      sql`insert into saved_comment (marker_id, text) values (${graderId}, ${text.trim()})
        on conflict (marker_id, text) do update set text = excluded.text returning id`,
    );
    return row!.id;
  });
}

/** @throws NOT_FOUND */
export async function deleteSavedComment(context: Context, id: string): Promise<Deleted> {
  const { id: graderId } = signedIn(context);
  const [deleted] = await runSql(
    context.em,
    sql`delete from saved_comment where id = ${uuid(id)} and marker_id = ${graderId} returning id`,
  );
  if (!deleted) throw notFound();
  return { id };
}
