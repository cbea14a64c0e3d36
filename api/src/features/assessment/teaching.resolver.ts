import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { CourseRight, isTaughtCourse, taughtCourses } from '../courses/index.ts';
import { GrantedQuizTime, GrantQuizTimeInput, grantTime } from './grant-time.ts';
import { MarkedAnswer, MarkQuizAnswerInput, markQuizAnswer } from './mark-answer.ts';
import { Question } from './question.entity.ts';
import { MAX_PIECES } from './question.input.ts';
import { ChoiceCount, QuestionAnalysis } from './question.types.ts';
import { MAX_QUESTIONS, QuizSetup } from './quiz.entity.ts';
import { previewRemark, RemarkQuestionInput, remarkQuestion } from './remark-question.ts';
import { SaveQuizInput, saveQuiz } from './save-quiz.ts';
import { choiceCounts, openAnswers, questionAnalysis, quizResults } from './teaching.reads.ts';
import {
  QuizResult,
  QuizResultPage,
  RemarkPreview,
  RemarkStarted,
  WaitingAnswer,
  WaitingAnswerPage,
} from './teaching.types.ts';

@ArgsType()
class WaitingAnswersArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only of this course; left out: of all that one teaches.' })
  courseId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Instead those that are marked, to be marked anew: of the last 90 days, the newest first.',
  })
  isMarked?: boolean | null;
}

@ArgsType()
class QuizResultsArgs extends PageArgs {
  @Field(() => ID, { description: 'Of a quiz of a course that the viewer teaches.' })
  quizId!: string;
}

const TAUGHT = 'The query takes quizzes of courses that the viewer teaches, and no others.';

@Resolver(() => QuizSetup)
export class TeachingResolver {
  @Allow('lesson:study')
  @ReadQuery(() => QuizSetup, {
    nullable: true,
    description:
      'The quiz of a lesson as it is built; null before it was saved, and to whoever neither teaches nor reviews it.',
  })
  quizSetup(@Arg('lessonId', () => ID, { description: 'Of a lesson of kind QUIZ.' }) lessonId: string) {
    return rows<QuizSetup>(QuizSetup, (quiz) => ({ where: sql`${quiz.lesson} = ${uuid(lessonId)}` }));
  }

  @MaxRows(MAX_QUESTIONS)
  @ReadField(() => [Question], { description: 'Its questions in order, with their keys.' })
  questions(@Root() quiz: Row<QuizSetup>) {
    const place = (id: unknown) =>
      sql`(select z.position from quiz_question z where z.quiz_id = ${quiz.id} and z.question_id = ${id})`;
    return rows(Question, (question) => ({
      where: sql`${question.removedAt} is null and ${place(question.id)} is not null`,
      orderBy: sql`${place(question.id)}`,
      limit: MAX_QUESTIONS,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => QuizSetup, {
    description:
      'Makes the quiz of a lesson, or replaces its settings and questions. BAD_INPUT: a question is not of the bank. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: another edit was faster, the lesson is of another kind, or its course can not be edited.',
  })
  async saveQuiz(@Arg('input') input: SaveQuizInput, @Ctx() context: Context) {
    const id = await saveQuiz(context, input);
    return rows(QuizSetup, (quiz) => ({ where: sql`${quiz.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('course:read-own')
  @ReadQuery(() => WaitingAnswerPage, {
    description: 'Answers of OPEN questions that wait to be marked, the oldest first.',
  })
  waitingAnswers(
    @Args() { courseId, isMarked, page: number, limit }: WaitingAnswersArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    // Teachers do not grade their own answers
    const taught = sql`z.course_id in ${taughtCourses(viewer, CourseRight.MARK)} and a.student_id <> ${viewer.id}`;
    const from = courseId ? sql`${taught} and z.course_id = ${uuid(courseId)}` : taught;
    return page(
      WaitingAnswer,
      (each) => ({
        orderBy: sql`${each.submittedAt} ${raw(isMarked ? 'desc' : 'asc')}, ${each.attemptId}, ${each.questionId}`,
        page: number,
        limit,
      }),
      { from: openAnswers(from, !!isMarked), skipVisibility: TAUGHT },
    );
  }

  @Allow('course:read-own')
  @ReadQuery(() => QuizResultPage, {
    description: 'How each student did at a quiz, by name; empty where the viewer does not teach it.',
  })
  quizResults(@Args() { quizId, page: number, limit }: QuizResultsArgs, @Ctx() context: Context) {
    const taught = isTaughtCourse(signedIn(context), sql`z.course_id`);
    return page(
      QuizResult,
      (each) => ({ orderBy: sql`${each.studentName}, ${each.studentId}`, page: number, limit }),
      { from: quizResults(uuid(quizId), taught), skipVisibility: TAUGHT },
    );
  }

  @Allow('course:read-own')
  @MaxRows(1000)
  @ReadQuery(() => [QuestionAnalysis], {
    description: 'How students did at each question of a quiz; empty where the viewer does not teach it.',
  })
  quizAnalysis(
    @Arg('quizId', () => ID, { description: 'Of a quiz of a course that the viewer teaches.' })
    quizId: string,
    @Ctx() context: Context,
  ) {
    const taught = isTaughtCourse(signedIn(context), sql`z.course_id`);
    return rows(QuestionAnalysis, (each) => ({ orderBy: sql`${each.questionId}`, limit: 1000 }), {
      from: questionAnalysis(uuid(quizId), taught),
      skipVisibility: TAUGHT,
    });
  }

  @Allow('course:read-own')
  @MaxRows(MAX_PIECES * 2)
  @ReadQuery(() => [ChoiceCount], {
    description:
      'How often each choice of a question was made; empty where the viewer does not teach the quiz.',
  })
  choiceCounts(
    @Arg('quizId', () => ID, { description: 'Of a quiz of a course that the viewer teaches.' })
    quizId: string,
    @Arg('questionId', () => ID, { description: 'Of a question of that quiz.' }) questionId: string,
    @Ctx() context: Context,
  ) {
    const taught = isTaughtCourse(signedIn(context), sql`z.course_id`);
    return rows(ChoiceCount, (each) => ({ orderBy: sql`${each.choiceId}`, limit: MAX_PIECES * 2 }), {
      from: choiceCounts(uuid(quizId), uuid(questionId), taught),
      skipVisibility: TAUGHT,
    });
  }

  @Allow('course:update')
  @Mutation(() => MarkedAnswer, {
    description:
      'Marks an OPEN answer of a submitted attempt, or marks it anew; a pass is never taken back. BAD_INPUT: more points than the question has. NOT_FOUND, FORBIDDEN: no answer that the viewer may mark. CONFLICT: the attempt is still in progress. POLICY: the viewer’s own answer.',
  })
  markQuizAnswer(@Arg('input') input: MarkQuizAnswerInput, @Ctx() context: Context): Promise<MarkedAnswer> {
    return markQuizAnswer(context, input);
  }

  @Allow('course:update')
  @Mutation(() => GrantedQuizTime, {
    description:
      'Gives one student more time for a quiz, also in an attempt that is open. BAD_INPUT: out of range. NOT_FOUND, FORBIDDEN: no quiz that the viewer may mark, or no student of its course. POLICY: the viewer’s own time.',
  })
  grantQuizTime(@Arg('input') input: GrantQuizTimeInput, @Ctx() context: Context): Promise<GrantedQuizTime> {
    return grantTime(context, input);
  }

  @Allow('course:read-own')
  @Query(() => RemarkPreview, {
    description:
      'What marking a question again by its present key would change. NOT_FOUND, FORBIDDEN: no question that the viewer may mark.',
  })
  remarkPreview(
    @Arg('questionId', () => ID, { description: 'Of the question whose key was mended.' }) questionId: string,
    @Ctx() context: Context,
  ): Promise<RemarkPreview> {
    return previewRemark(context, questionId);
  }

  @Allow('course:update')
  @Mutation(() => RemarkStarted, {
    description:
      'Marks a question again by its present key in every submitted attempt, as a job; no pass is taken back. BAD_INPUT: no reason is given. NOT_FOUND, FORBIDDEN: no question that the viewer may mark. CONFLICT: the question was edited since.',
  })
  remarkQuestion(@Arg('input') input: RemarkQuestionInput, @Ctx() context: Context): Promise<RemarkStarted> {
    return remarkQuestion(context, input);
  }
}
