import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit } from '../operations/index.ts';

@InputType({ description: 'What may leave again since a restore.' })
export class ReleaseOutgoingInput {
  @Field(() => OutgoingKind, { description: 'What is held back and is to go.' })
  kind!: OutgoingKind;
  @Field({ description: 'What was looked at before; it stands in the log. 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'backup.reason' })
  reason!: string;
}

/**
 * Releases a kind of outgoing actions that a restored server holds back.
 * @throws CONFLICT with the reason OUTGOING_RELEASED
 */
export function releaseOutgoing(
  context: Context,
  { kind, reason }: ReleaseOutgoingInput,
): Promise<OutgoingKind> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [released] = await runSql(
      em,
      sql`update outgoing_hold set released_at = now(), released_by = ${viewer.id}, reason = ${reason.trim()}
        where kind = ${kind} and released_at is null returning kind`,
    );
    if (!released) throw conflict('OUTGOING_RELEASED');
    audit(em, context, {
      action: 'outgoing.release',
      targetType: 'person',
      targetId: viewer.id,
      after: { kind },
      reason: reason.trim(),
    });
    return kind;
  });
}
