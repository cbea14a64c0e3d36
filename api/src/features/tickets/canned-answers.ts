import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit, type Deleted, IdempotencyKey, idempotent } from '../operations/index.ts';
import { CannedAnswer, MAX_CANNED_ANSWERS } from './canned-answer.entity.ts';
import { TicketCategory } from './ticket.enums.ts';

@InputType({ description: 'Something to say again and again, in both languages.' })
export class CreateCannedAnswerInput {
  @Field({ description: 'What to look for, in Vietnamese: 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'tickets.title' })
  titleVi!: string;
  @Field({ description: 'What to look for, in English: 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'tickets.title' })
  titleEn!: string;
  @Field({
    description: 'The answer in Vietnamese, 1 to 4,000 characters; `{name}` and the like are filled in.',
  })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  textVi!: string;
  @Field({ description: 'The answer in English, 1 to 4,000 characters, with the same blanks.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  textEn!: string;
  @Field(() => TicketCategory, {
    nullable: true,
    description: 'For tickets of which category; left out: all.',
  })
  @IsOptional()
  category?: TicketCategory | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A canned answer as it is to be from now on.' })
export class UpdateCannedAnswerInput {
  @Field(() => ID, { description: 'Of the canned answer that is changed.' })
  cannedAnswerId!: string;
  @Field({ description: 'What to look for, in Vietnamese: 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'tickets.title' })
  titleVi!: string;
  @Field({ description: 'What to look for, in English: 2 to 80 characters.' })
  @TrimmedLength(2, 80, { message: 'tickets.title' })
  titleEn!: string;
  @Field({
    description: 'The answer in Vietnamese, 1 to 4,000 characters; `{name}` and the like are filled in.',
  })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  textVi!: string;
  @Field({ description: 'The answer in English, 1 to 4,000 characters, with the same blanks.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  textEn!: string;
  @Field(() => TicketCategory, {
    nullable: true,
    description: 'For tickets of which category; left out: all.',
  })
  @IsOptional()
  category?: TicketCategory | null;
  @Field(() => Int, { description: 'The `version` that the change was made from.' })
  expectedVersion!: number;
}

type Words = Pick<CreateCannedAnswerInput, 'titleVi' | 'titleEn' | 'textVi' | 'textEn' | 'category'>;

const tidy = ({ titleVi, titleEn, textVi, textEn, category = null }: Words) => ({
  titleVi: titleVi.trim(),
  titleEn: titleEn.trim(),
  textVi: textVi.trim(),
  textEn: textEn.trim(),
  category,
});
const factsOf = ({ titleVi, titleEn, textVi, textEn, category }: CannedAnswer) => ({
  ...{ titleVi, titleEn, textVi, textEn, category },
});

/**
 * @returns its ID
 * @throws POLICY if there are a hundred
 */
export function createCannedAnswer(context: Context, input: CreateCannedAnswerInput): Promise<string> {
  const { id } = signedIn(context);
  const wanted = tidy(input);
  return context.em.transactional((em) =>
    idempotent(em, id, input.idempotencyKey, { createCannedAnswer: wanted }, async () => {
      // Serialised, so that concurrent requests cannot exceed the limit
      await runSql(em, sql`lock table canned_answer in share row exclusive mode`);
      if ((await em.count(CannedAnswer)) >= MAX_CANNED_ANSWERS)
        throw policy('TOO_MANY_CANNED_ANSWERS', { limit: MAX_CANNED_ANSWERS });
      const made = em.create(CannedAnswer, wanted);
      await em.flush();
      audit(em, context, {
        action: 'canned-answer.create',
        targetType: 'canned-answer',
        targetId: made.id,
        after: factsOf(made),
      });
      return made.id;
    }),
  );
}

/**
 * @returns its ID
 * @throws NOT_FOUND
 * @throws CONFLICT if another administrator has changed it since
 */
export function updateCannedAnswer(context: Context, input: UpdateCannedAnswerInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const found = await lock(em, input.cannedAnswerId);
    if (found.version !== input.expectedVersion) throw conflict('STALE_VERSION', { version: found.version });
    const before = factsOf(found);
    em.assign(found, { ...tidy(input), version: found.version + 1, updatedAt: new Date() });
    audit(em, context, {
      action: 'canned-answer.update',
      targetType: 'canned-answer',
      targetId: found.id,
      before,
      after: factsOf(found),
    });
    return found.id;
  });
}

/** @throws NOT_FOUND */
export function deleteCannedAnswer(context: Context, id: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    const found = await lock(em, id);
    audit(em, context, {
      action: 'canned-answer.delete',
      targetType: 'canned-answer',
      targetId: id,
      before: factsOf(found),
    });
    em.remove(found);
    return { id };
  });
}

async function lock(em: EntityManager, id: string): Promise<CannedAnswer> {
  const found = isUuid(id)
    ? await em.findOne(CannedAnswer, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!found) throw notFound();
  return found;
}
