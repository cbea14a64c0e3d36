import { Field, ID, InputType, Int } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { lockById, runSql, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit, type Deleted, IdempotencyKey, runOnce } from '../operations/index.ts';
import { CannedAnswer, MAX_CANNED_ANSWERS } from './canned-answer.entity.ts';
import { TicketCategory } from './ticket.enums.ts';

@InputType()
abstract class CannedAnswerInput {
  @Field({ description: 'Title in Vietnamese, 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'tickets.title' })
  titleVi!: string;
  @Field({ description: 'Title in English, 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'tickets.title' })
  titleEn!: string;
  @Field({
    description: 'Text in Vietnamese, 1 to 4,000 characters. Placeholders such as `{name}` are replaced.',
  })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  textVi!: string;
  @Field({ description: 'Text in English, 1 to 4,000 characters, with the same placeholders.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  textEn!: string;
  @Field(() => TicketCategory, {
    nullable: true,
    description: 'Ticket category for which the template is suggested. Defaults to all categories.',
  })
  category?: TicketCategory | null;
}

@InputType({ description: 'Input for creating a reply template in both languages.' })
export class CreateCannedAnswerInput extends CannedAnswerInput {
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Complete new content of a reply template.' })
export class UpdateCannedAnswerInput extends CannedAnswerInput {
  @Field(() => ID, { description: 'ID of the template to update.' })
  cannedAnswerId!: string;
  @Field(() => Int, { description: 'The `version` on which the change is based.' })
  expectedVersion!: number;
}

const trimTexts = ({ titleVi, titleEn, textVi, textEn, category = null }: CannedAnswerInput) => ({
  titleVi: titleVi.trim(),
  titleEn: titleEn.trim(),
  textVi: textVi.trim(),
  textEn: textEn.trim(),
  category,
});
const getFacts = ({ titleVi, titleEn, textVi, textEn, category }: CannedAnswer) => ({
  ...{ titleVi, titleEn, textVi, textEn, category },
});

/** @throws POLICY if there are a hundred */
export function createCannedAnswer(context: Context, input: CreateCannedAnswerInput): Promise<string> {
  const wanted = trimTexts(input);
  return runOnce(context, input.idempotencyKey, { createCannedAnswer: wanted }, async (em) => {
    // Serialised, so that concurrent requests cannot exceed the limit
    await runSql(em, sql`lock table canned_answer in share row exclusive mode`);
    if ((await em.count(CannedAnswer)) >= MAX_CANNED_ANSWERS)
      throw policy('TOO_MANY_CANNED_ANSWERS', { limit: MAX_CANNED_ANSWERS });
    const made = em.create(CannedAnswer, wanted);
    await em.flush();
    audit(em, context, { action: 'canned-answer.create', targetId: made.id, after: getFacts(made) });
    return made.id;
  });
}

/** @throws NOT_FOUND, CONFLICT if another administrator has changed it since */
export function updateCannedAnswer(context: Context, input: UpdateCannedAnswerInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const found = await lockById(em, CannedAnswer, input.cannedAnswerId);
    if (found.version !== input.expectedVersion) throw conflict('STALE_VERSION', { version: found.version });
    const before = getFacts(found);
    em.assign(found, { ...trimTexts(input), version: found.version + 1, updatedAt: new Date() });
    audit(em, context, {
      action: 'canned-answer.update',
      targetId: found.id,
      before,
      after: getFacts(found),
    });
    return found.id;
  });
}

/** @throws NOT_FOUND */
export function deleteCannedAnswer(context: Context, id: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    const found = await lockById(em, CannedAnswer, id);
    audit(em, context, { action: 'canned-answer.delete', targetId: id, before: getFacts(found) });
    em.remove(found);
    return { id };
  });
}
