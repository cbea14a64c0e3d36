import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { audit } from '../../operations/index.ts';
import { parseVerifyCode } from '../certificates/verify-code.ts';

@InputType({ description: 'Input for looking up a playback code seen in a recording.' })
export class LookUpPlaybackInput {
  @Field({ description: 'Code seen in the recording. Case, spaces and hyphens are ignored.' })
  @AtMost(60)
  code!: string;
  @Field({ description: 'Reason stored in the audit log, 10 to 500 characters.' })
  @TrimmedLength(10, 500, { message: 'learning.lookUpReason' })
  reason!: string;
}

/**
 * Finds the playback of a code. The lookup and its reason are recorded in the audit log.
 * @throws NOT_FOUND
 */
export function lookUpPlayback(context: Context, { code, reason }: LookUpPlaybackInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const known = parseVerifyCode(code);
    const [playback] = await runSql<{ id: string; person: string }>(
      em,
      sql`select id, person_id as person from playback where code = ${known ?? null}`,
    );
    if (!playback) throw notFound();
    audit(em, context, {
      action: 'playback.look-up',
      targetType: 'person',
      targetId: playback.person,
      after: { code: known },
      reason: reason.trim(),
    });
    return playback.id;
  });
}
