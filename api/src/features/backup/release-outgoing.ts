import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit } from '../operations/index.ts';

@InputType({ description: 'Outgoing operations to release after a restore.' })
export class ReleaseOutgoingInput {
  @Field(() => OutgoingKind, { description: 'Kind of outgoing operation to release.' })
  kind!: OutgoingKind;
  @Field({
    description:
      'Reason of 3 to 300 characters, recorded in the audit log: the checks made before the release.',
  })
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
