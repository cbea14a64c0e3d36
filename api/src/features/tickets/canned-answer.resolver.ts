import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { MaxRows, ReadMutation, ReadQuery, resultRow, rows, sql } from '../../graphql/read/index.ts';
import { Deleted } from '../operations/index.ts';
import { CannedAnswer, MAX_CANNED_ANSWERS } from './canned-answer.entity.ts';
import {
  CreateCannedAnswerInput,
  createCannedAnswer,
  deleteCannedAnswer,
  UpdateCannedAnswerInput,
  updateCannedAnswer,
} from './canned-answers.ts';

const one = (id: string) => resultRow(CannedAnswer, id);

@Resolver(() => CannedAnswer)
export class CannedAnswerResolver {
  @Allow('ticket:read')
  @MaxRows(MAX_CANNED_ANSWERS)
  @ReadQuery(() => [CannedAnswer], { description: 'All reply templates, sorted by title. At most 100.' })
  cannedAnswers() {
    return rows(CannedAnswer, (c) => ({ orderBy: sql`lower(${c.titleVi}), ${c.id}` }));
  }

  @Allow('canned-answer:manage')
  @ReadMutation(() => CannedAnswer, {
    description:
      'Creates a reply template. BAD_INPUT: a title or a text is invalid. POLICY: there are already 100 templates. CONFLICT: the idempotencyKey was used with another input.',
  })
  async createCannedAnswer(@Arg('input') input: CreateCannedAnswerInput, @Ctx() context: Context) {
    return one(await createCannedAnswer(context, input));
  }

  @Allow('canned-answer:manage')
  @ReadMutation(() => CannedAnswer, {
    description:
      'Updates a reply template. BAD_INPUT: a title or a text is invalid. NOT_FOUND: no such template. CONFLICT: the template was changed since.',
  })
  async updateCannedAnswer(@Arg('input') input: UpdateCannedAnswerInput, @Ctx() context: Context) {
    return one(await updateCannedAnswer(context, input));
  }

  @Allow('canned-answer:manage')
  @Mutation(() => Deleted, {
    description: 'Deletes a reply template permanently. NOT_FOUND: no such template.',
  })
  deleteCannedAnswer(
    @Arg('cannedAnswerId', () => ID, { description: 'ID of the template to delete.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteCannedAnswer(context, id);
  }
}
