import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { audit } from '../../operations/index.ts';

@InputType({ description: 'Resolution of a settlement difference.' })
export class ResolveSettlementDifferenceInput {
  @Field(() => ID, { description: 'ID of the difference. Missing payments cannot be resolved.' })
  differenceId!: string;
  @Field({ description: 'Findings, recorded in the audit log. 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  note!: string;
}

/** Marks a difference as resolved, so that it is not reconciled again and leaves the list. Nothing is booked. */
export function resolveDifference(
  context: Context,
  { differenceId, note }: ResolveSettlementDifferenceInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [line] = await runSql<{ outcome: string; isDone: boolean; reference: string }>(
      em,
      sql`select outcome, resolved_at is not null as "isDone", reference from settlement_line
            where id = ${uuid(differenceId)} for update`,
    );
    if (!line) throw notFound();
    if (line.isDone || line.outcome === 'BOOKED')
      throw conflict('WRONG_STATE', { state: line.isDone ? 'RESOLVED' : line.outcome });
    const words = note.trim();
    await runSql(
      em,
      sql`update settlement_line set resolved_by = ${viewer.id}, resolved_at = now(), note = ${words} where id = ${differenceId}`,
    );
    audit(em, context, {
      action: 'settlement.resolve',
      targetType: 'settlement-line',
      targetId: differenceId,
      before: { outcome: line.outcome },
      after: { reference: line.reference },
      reason: words,
    });
    return differenceId;
  });
}
