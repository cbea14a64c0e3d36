import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, MaxRows, ReadMutation, ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { Deleted } from '../operations/index.ts';
import { CannedAnswer, MAX_CANNED_ANSWERS } from './canned-answer.entity.ts';
import {
  CreateCannedAnswerInput,
  createCannedAnswer,
  deleteCannedAnswer,
  UpdateCannedAnswerInput,
  updateCannedAnswer,
} from './canned-answers.ts';

const one = (id: string) =>
  rows(CannedAnswer, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => CannedAnswer)
export class CannedAnswerResolver {
  @Allow('ticket:read')
  @MaxRows(MAX_CANNED_ANSWERS)
  @ReadQuery(() => [CannedAnswer], { description: 'All canned answers by their titles, at most 100.' })
  cannedAnswers() {
    return rows(CannedAnswer, (c) => ({ orderBy: sql`lower(${c.titleVi}), ${c.id}` }));
  }

  @Allow('canned-answer:manage')
  @ReadMutation(() => CannedAnswer, {
    description:
      'Keeps something to say again. BAD_INPUT: a title or a text. POLICY: there are 100. CONFLICT: the idempotencyKey came with another input.',
  })
  async createCannedAnswer(@Arg('input') input: CreateCannedAnswerInput, @Ctx() context: Context) {
    return one(await createCannedAnswer(context, input));
  }

  @Allow('canned-answer:manage')
  @ReadMutation(() => CannedAnswer, {
    description:
      'Changes a canned answer. BAD_INPUT: a title or a text. NOT_FOUND. CONFLICT: somebody changed it since.',
  })
  async updateCannedAnswer(@Arg('input') input: UpdateCannedAnswerInput, @Ctx() context: Context) {
    return one(await updateCannedAnswer(context, input));
  }

  @Allow('canned-answer:manage')
  @Mutation(() => Deleted, {
    description: 'Removes a canned answer, for good. NOT_FOUND: there is no such canned answer.',
  })
  deleteCannedAnswer(
    @Arg('cannedAnswerId', () => ID, { description: 'Of the canned answer that goes.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteCannedAnswer(context, id);
  }
}
