import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  derived,
  jsonRows,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { RichText } from '../../graphql/scalars.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { CoursePicture, CourseSound, isNamedIn, MAX_DOCUMENT_PICTURES } from '../courses/index.ts';
import { mediaUrl } from '../media/index.ts';
import { Deleted } from '../operations/index.ts';
import { exportQuestions } from './export/export-questions.ts';
import { ImportQuestionsInput, QuestionFormat, QuestionImport } from './import/import.types.ts';
import { importQuestions } from './import/import-questions.ts';
import { Question } from './question.entity.ts';
import { QuestionKind } from './question.enums.ts';
import { CreateQuestionInput, MAX_PIECES, UpdateQuestionInput } from './question.input.ts';
import {
  QuestionBlank,
  QuestionChoice,
  QuestionExtra,
  QuestionPage,
  QuestionPair,
} from './question.types.ts';
import { createQuestion, removeQuestion, updateQuestion } from './save-question.ts';

const OF_QUESTION = 'Part of a question, which has its own visibility rule.';
/** A rich form of each choice and its feedback. */
const MAX_QUESTION_SOUNDS = 60;
/** Parts of one JSON column, which cost no further rows. */
const PARTS = { countsAs: 1 };

@ArgsType()
class QuestionBankArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer teaches.' })
  courseId!: string;
  @SearchField('Words to find in the question or its topic. Case and accents are ignored.')
  search?: string | null;
  @Field(() => QuestionKind, {
    nullable: true,
    description: 'Filter by question kind. Defaults to all kinds.',
  })
  kind?: QuestionKind | null;
}

@Resolver(() => Question)
export class QuestionResolver {
  @Allow('course:update')
  @Mutation(() => QuestionImport, {
    description:
      'Imports the questions of a file into a course’s question bank, or previews the import. BAD_INPUT: the file has no questions, or too many. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. POLICY: the question bank is full.',
  })
  importQuestions(
    @Arg('input') input: ImportQuestionsInput,
    @Ctx() context: Context,
  ): Promise<QuestionImport> {
    return importQuestions(context, input);
  }

  @Allow('course:read-own')
  @Query(() => String, {
    description:
      'Question bank of a course as the content of a file. Moodle XML embeds pictures and audio, at most 10 MB; GIFT describes them, and contains kinds that it does not know as comments. NOT_FOUND, FORBIDDEN: no course that the viewer may edit.',
  })
  questionFile(
    @Arg('courseId', () => ID, { description: 'ID of a course that the viewer may edit.' }) courseId: string,
    @Arg('format', () => QuestionFormat, { description: 'Moodle XML or GIFT. GIFT has no files.' })
    format: QuestionFormat,
    @Ctx() context: Context,
  ): Promise<string> {
    return exportQuestions(context, { courseId, format });
  }

  @Allow('course:read-own')
  @ReadQuery(() => QuestionPage, {
    description: 'Question bank of a course that the viewer teaches, oldest first. Empty for other courses.',
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
      'Adds a question to the question bank of a course. BAD_INPUT: a field required by its kind is missing. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: the status of the course does not allow edits. POLICY: the question bank is full.',
  })
  async createQuestion(@Arg('input') input: CreateQuestionInput, @Ctx() context: Context) {
    return resultRow(Question, await createQuestion(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Question, {
    description:
      'Updates a question. Attempts that have already started use the previous version. BAD_INPUT: a field required by its kind is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the question was edited since, or the status of its course does not allow edits.',
  })
  async updateQuestion(@Arg('input') input: UpdateQuestionInput, @Ctx() context: Context) {
    return resultRow(Question, await updateQuestion(context, input));
  }

  @Allow('course:update')
  @Mutation(() => Deleted, {
    description:
      'Removes a question from the question bank and its quizzes. Attempts retain it. NOT_FOUND, FORBIDDEN: no question that the viewer may edit. CONFLICT: the status of its course does not allow edits.',
  })
  removeQuestion(
    @Arg('questionId', () => ID, { description: 'ID of a question in a course that the viewer may edit.' })
    questionId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return removeQuestion(context, questionId);
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [QuestionChoice], {
    description: 'For SINGLE and MULTIPLE: the choices. For ORDERING: the items in the correct order.',
  })
  choices(@Root() { body }: Row<Question>) {
    return jsonRows(QuestionChoice, sql`${body}->'choices'`, OF_QUESTION);
  }

  @ReadField(() => Boolean, { nullable: true, description: 'For TRUE_FALSE: true if the statement is true.' })
  isTrue(@Root() { body }: Row<Question>) {
    return sql`(${body}->>'isTrue')::boolean`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'For BLANK: the text, with each gap written as ___.',
  })
  gapText(@Root() { body }: Row<Question>) {
    return sql`${body}->>'gapText'`;
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [QuestionBlank], {
    description: 'For BLANK: one entry for each gap in order. For SHORT: one entry.',
  })
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
  @ReadField(() => [QuestionPair], { description: 'For MATCHING: the correct pairs.' })
  pairs(@Root() { body }: Row<Question>) {
    return jsonRows(QuestionPair, sql`${body}->'pairs'`, OF_QUESTION);
  }

  @ReadField(() => [String], { description: 'For MATCHING: right items without a partner.' })
  extras(@Root() { body }: Row<Question>) {
    return sql`array(select e->>'text' from jsonb_array_elements(${body}->'extras') e)`;
  }

  @MaxRows(MAX_PIECES, PARTS)
  @ReadField(() => [QuestionExtra], {
    description: 'For MATCHING: right items without a partner, with their rich forms.',
  })
  extraItems(@Root() { body }: Row<Question>) {
    return jsonRows(QuestionExtra, sql`${body}->'extras'`, OF_QUESTION);
  }

  @ReadField(() => RichText, {
    nullable: true,
    description: 'Rich form of the explanation, shown instead of the text. Null if there is none.',
  })
  explanationRich(@Root() { body }: Row<Question>) {
    return sql`${body}->'explanationRich'`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'For OPEN: guidance on what a good answer contains.',
  })
  guidance(@Root() { body }: Row<Question>) {
    return sql`${body}->>'guidance'`;
  }

  @ReadField(() => String, {
    nullable: true,
    description:
      'Signed URL of the question’s audio, below the platform’s own. Expires after six hours. Null if there is no audio.',
  })
  soundUrl(@Root() question: Row<Question>) {
    return mediaUrl(question.sound);
  }

  @MaxRows(MAX_DOCUMENT_PICTURES, { countsAs: 5 })
  @ReadField(() => [CoursePicture], {
    description: 'Images used in the question and its answers, in no particular order.',
  })
  pictures(@Root() question: Row<Question>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = ${question.course}
          and ${isNamedIn(p.id, sql`${question.prompt}::text || ${question.body}::text`)}`,
        limit: MAX_DOCUMENT_PICTURES,
      }),
      { skipVisibility: 'Viewers of the question may see its pictures.' },
    );
  }

  @MaxRows(MAX_QUESTION_SOUNDS, { countsAs: 5 })
  @ReadField(() => [CourseSound], { description: 'Audio used in the answers, in no particular order.' })
  sounds(@Root() question: Row<Question>) {
    return rows(
      CourseSound,
      (s) => ({
        where: sql`${s.course} = ${question.course} and ${isNamedIn(s.id, sql`${question.body}::text`)}`,
        limit: MAX_QUESTION_SOUNDS,
      }),
      { skipVisibility: 'Viewers of the question may hear its audio.' },
    );
  }
}
