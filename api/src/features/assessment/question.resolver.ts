import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  jsonRows,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { CoursePicture, isNamedIn, MAX_DOCUMENT_PICTURES } from '../courses/index.ts';
import { mediaUrl } from '../media/index.ts';
import { Deleted } from '../operations/index.ts';
import { ImportQuestionsInput, QuestionImport } from './import/import.types.ts';
import { importQuestions } from './import/import-questions.ts';
import { Question } from './question.entity.ts';
import { QuestionKind } from './question.enums.ts';
import { CreateQuestionInput, MAX_PIECES, UpdateQuestionInput } from './question.input.ts';
import { QuestionBlank, QuestionChoice, QuestionPage, QuestionPair } from './question.types.ts';
import { createQuestion, removeQuestion, updateQuestion } from './save-question.ts';

const OF_QUESTION = 'A part of a question, which its own rule shows.';
/** Parts of one JSON column, which cost no further rows. */
const PARTS = { countsAs: 1 };

@ArgsType()
class QuestionBankArgs extends PageArgs {
  @Field(() => ID, { description: 'Of a course that the viewer teaches.' })
  courseId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Words of the prompt or topic, accents and case aside.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => QuestionKind, { nullable: true, description: 'Only questions of this kind.' })
  @IsOptional()
  kind?: QuestionKind | null;
}

@Resolver(() => Question)
export class QuestionResolver {
  @Allow('course:update')
  @Mutation(() => QuestionImport, {
    description:
      'Takes the questions of a file into the bank of an own course, or says what would be taken. BAD_INPUT: no question in it, or too many. NOT_FOUND, FORBIDDEN: no course that the viewer edits. POLICY: the bank has no room.',
  })
  importQuestions(
    @Arg('input') input: ImportQuestionsInput,
    @Ctx() context: Context,
  ): Promise<QuestionImport> {
    return importQuestions(context, input);
  }

  @Allow('course:read-own')
  @ReadQuery(() => QuestionPage, {
    description: 'The bank of a course that the viewer teaches, the oldest first; empty for any other.',
  })
  questionBank(@Args() { courseId, search, kind, page: number, limit }: QuestionBankArgs) {
    const pattern = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
    return page(Question, (q) => ({
      where: all([
        sql`${q.course} = ${uuid(courseId)} and ${q.removedAt} is null`,
        kind && sql`${q.kind} = ${kind}`,
        pattern &&
          sql`plain(coalesce(${q.topic}, '') || ' ' || coalesce((select string_agg(t #>> '{}', ' ')
            from jsonb_path_query(${q.prompt}, 'strict $.**.text') t), '')) like plain(${pattern})`,
      ]),
      orderBy: sql`${q.createdAt}, ${q.id}`,
      page: number,
      limit,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => Question, {
    description:
      'Adds a question to the bank of a course. BAD_INPUT: something that its kind needs is missing. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: its state forbids edits. POLICY: the bank is full.',
  })
  async createQuestion(@Arg('input') input: CreateQuestionInput, @Ctx() context: Context) {
    return answer(await createQuestion(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Question, {
    description:
      'Replaces a question; attempts that began before keep the old one. BAD_INPUT: something that its kind needs is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: another edit was faster, or the state of its course forbids edits.',
  })
  async updateQuestion(@Arg('input') input: UpdateQuestionInput, @Ctx() context: Context) {
    return answer(await updateQuestion(context, input));
  }

  @Allow('course:update')
  @Mutation(() => Deleted, {
    description:
      'Takes a question out of the bank and its quizzes; attempts keep it. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the state of its course forbids edits.',
  })
  removeQuestion(
    @Arg('questionId', () => ID, { description: 'Of the question that goes.' }) questionId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return removeQuestion(context, questionId);
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [QuestionChoice], {
    description: 'Of SINGLE and MULTIPLE; of ORDERING in the right order.',
  })
  choices(@Root() { body }: Row<Question>) {
    return jsonRows(QuestionChoice, sql`${body}->'choices'`, OF_QUESTION);
  }

  @ReadField(() => Boolean, { nullable: true, description: 'Of TRUE_FALSE: whether the statement is true.' })
  isTrue(@Root() { body }: Row<Question>) {
    return sql`(${body}->>'isTrue')::boolean`;
  }

  @ReadField(() => String, { nullable: true, description: 'Of BLANK: the text, each gap written as ___.' })
  gapText(@Root() { body }: Row<Question>) {
    return sql`${body}->>'gapText'`;
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [QuestionBlank], { description: 'Of BLANK one for each gap in order; of SHORT one.' })
  blanks(@Root() { body }: Row<Question>) {
    return derived(
      QuestionBlank,
      sql`select array(select jsonb_array_elements_text(e->'accepted')) as accepted,
          (e->>'tolerance')::float8 as tolerance
        from jsonb_array_elements(${body}->'blanks') with ordinality as list(e, n) order by n`,
      OF_QUESTION,
    );
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [QuestionPair], { description: 'Of MATCHING: what belongs together.' })
  pairs(@Root() { body }: Row<Question>) {
    return jsonRows(QuestionPair, sql`${body}->'pairs'`, OF_QUESTION);
  }

  @ReadField(() => [String], { description: 'Of MATCHING: what belongs to nothing.' })
  extras(@Root() { body }: Row<Question>) {
    return sql`array(select e->>'text' from jsonb_array_elements(${body}->'extras') e)`;
  }

  @ReadField(() => String, { nullable: true, description: 'Of OPEN: what a good answer has.' })
  guidance(@Root() { body }: Row<Question>) {
    return sql`${body}->>'guidance'`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Signed address of its sound, below the platform’s own; expires after six hours.',
  })
  soundUrl(@Root() question: Row<Question>) {
    return mediaUrl(question.sound);
  }

  @MaxRows(MAX_DOCUMENT_PICTURES, { countsAs: 5 })
  @ReadField(() => [CoursePicture], { description: 'The pictures that its prompt shows, in no order.' })
  pictures(@Root() question: Row<Question>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = ${question.course} and ${isNamedIn(p.id, sql`${question.prompt}::text`)}`,
        limit: MAX_DOCUMENT_PICTURES,
      }),
      { skipVisibility: 'Who may see the question sees its pictures.' },
    );
  }
}

const answer = (id: string) =>
  rows(Question, (question) => ({ where: sql`${question.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
