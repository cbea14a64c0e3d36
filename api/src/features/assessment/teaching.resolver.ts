import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { CourseRight, isTaughtCourse, taughtCourses } from '../courses/index.ts';
import { gradeQuizAnswer, MarkedAnswer, MarkQuizAnswerInput } from './grade-answer.ts';
import { GrantedQuizTime, GrantQuizTimeInput, grantTime } from './grant-time.ts';
import { Question } from './question.entity.ts';
import { MAX_PIECES } from './question.input.ts';
import { ChoiceCount, QuestionAnalysis } from './question.types.ts';
import { MAX_QUESTIONS, QuizSetup } from './quiz.entity.ts';
import { previewRegrade, RemarkQuestionInput, regradeQuestion } from './regrade-question.ts';
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
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by course ID. Defaults to all courses that the viewer teaches.',
  })
  courseId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True to list graded answers of the last 90 days instead, newest first, for regrading.',
  })
  isMarked?: boolean | null;
}

@ArgsType()
class QuizResultsArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a quiz in a course that the viewer teaches.' })
  quizId!: string;
}

const TAUGHT = 'The query reads only quizzes of courses that the viewer teaches.';

@Resolver(() => QuizSetup)
export class TeachingResolver {
  @Allow('lesson:study')
  @ReadQuery(() => QuizSetup, {
    nullable: true,
    description:
      'Editable quiz of a lesson. Null if the quiz was never saved, or the viewer neither teaches nor reviews the course.',
  })
  quizSetup(@Arg('lessonId', () => ID, { description: 'ID of a lesson of kind QUIZ.' }) lessonId: string) {
    return rows<QuizSetup>(QuizSetup, (quiz) => ({ where: sql`${quiz.lesson} = ${uuid(lessonId)}` }));
  }

  @MaxRows(MAX_QUESTIONS)
  @ReadField(() => [Question], { description: 'Questions of the quiz in order, with their answer keys.' })
  questions(@Root() quiz: Row<QuizSetup>) {
    const position = (id: unknown) =>
      sql`(select z.position from quiz_question z where z.quiz_id = ${quiz.id} and z.question_id = ${id})`;
    return rows(Question, (question) => ({
      where: sql`${question.removedAt} is null and ${position(question.id)} is not null`,
      orderBy: sql`${position(question.id)}`,
      limit: MAX_QUESTIONS,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => QuizSetup, {
    description:
      'Creates the quiz of a lesson, or replaces its settings and questions. BAD_INPUT: a question is not in the question bank. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: the quiz was edited since, the lesson is of another kind, or its course cannot be edited.',
  })
  async saveQuiz(@Arg('input') input: SaveQuizInput, @Ctx() context: Context) {
    return resultRow(QuizSetup, await saveQuiz(context, input));
  }

  @Allow('course:read-own')
  @ReadQuery(() => WaitingAnswerPage, {
    description:
      'Answers to OPEN questions that await grading, oldest first. Excludes answers of the viewer.',
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
    description:
      'Results of each student in a quiz, sorted by name. Empty if the viewer does not teach the course.',
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
    description: 'Statistics of each question in a quiz. Empty if the viewer does not teach the course.',
  })
  quizAnalysis(
    @Arg('quizId', () => ID, { description: 'ID of a quiz in a course that the viewer teaches.' })
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
      'Number of times each choice of a question was selected. Empty if the viewer does not teach the course.',
  })
  choiceCounts(
    @Arg('quizId', () => ID, { description: 'ID of a quiz in a course that the viewer teaches.' })
    quizId: string,
    @Arg('questionId', () => ID, { description: 'ID of a question of that quiz.' }) questionId: string,
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
      'Grades or regrades an OPEN answer of a submitted attempt. Never revokes a pass. BAD_INPUT: more points than the question has. NOT_FOUND, FORBIDDEN: no answer that the viewer may grade. CONFLICT: the attempt is still in progress. POLICY: the answer is the viewer’s own.',
  })
  markQuizAnswer(@Arg('input') input: MarkQuizAnswerInput, @Ctx() context: Context): Promise<MarkedAnswer> {
    return gradeQuizAnswer(context, input);
  }

  @Allow('course:update')
  @Mutation(() => GrantedQuizTime, {
    description:
      'Grants one student extra time for a quiz, including an open attempt. BAD_INPUT: the time is out of range. NOT_FOUND, FORBIDDEN: no quiz that the viewer may grade, or no student of its course. POLICY: the student is the viewer.',
  })
  grantQuizTime(@Arg('input') input: GrantQuizTimeInput, @Ctx() context: Context): Promise<GrantedQuizTime> {
    return grantTime(context, input);
  }

  @Allow('course:read-own')
  @Query(() => RemarkPreview, {
    description:
      'Preview of the effects of regrading a question by its current answer key. NOT_FOUND, FORBIDDEN: no question that the viewer may grade.',
  })
  remarkPreview(
    @Arg('questionId', () => ID, { description: 'ID of the question whose answer key was corrected.' })
    questionId: string,
    @Ctx() context: Context,
  ): Promise<RemarkPreview> {
    return previewRegrade(context, questionId);
  }

  @Allow('course:update')
  @Mutation(() => RemarkStarted, {
    description:
      'Regrades a question by its current answer key in every submitted attempt, in a background job. Never revokes a pass. BAD_INPUT: the reason is missing. NOT_FOUND, FORBIDDEN: no question that the viewer may grade. CONFLICT: the question was edited since.',
  })
  remarkQuestion(@Arg('input') input: RemarkQuestionInput, @Ctx() context: Context): Promise<RemarkStarted> {
    return regradeQuestion(context, input);
  }
}
