import { z } from 'zod';
import { sql } from '../../graphql/read/index.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';
import { copyQuizzes } from './copy-course.ts';
import { endAttempt } from './end-attempts.jobs.ts';
import { heldParts } from './held-parts.ts';
import {
  PaperQuestionResolver,
  QuizAnswerResolver,
  QuizSolutionResolver,
  WaitingAnswerResolver,
} from './paper.resolver.ts';
import { Question } from './question.entity.ts';
import { QuestionResolver } from './question.resolver.ts';
import { Quiz } from './quiz.entity.ts';
import { QuizResolver } from './quiz.resolver.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import { QuizAttemptResolver } from './quiz-attempt.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { regradeAttempts } from './regrade-question.ts';
import { StudentQuizTimeResolver } from './student-quiz-time.resolver.ts';
import { answersWaiting } from './teaching.reads.ts';
import { TeachingResolver } from './teaching.resolver.ts';
import { en, vi } from './texts.ts';

const notificationKinds = {
  QUIZ_MARKED: {
    description: 'A teacher graded the last open answer of the student’s quiz.',
    params: z.object({ lesson: z.string(), score: z.int(), outcome: z.enum(['PASSED', 'NOT_PASSED']) }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type OwnNotificationKinds = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends OwnNotificationKinds {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.assessment',
  columns: [
    {
      ...drop(
        'quiz_attempt',
        'student_id',
        'the answers are the person’s own content; that they passed is part of the course’s figures',
      ),
      // The keys would also reveal the answers of open attempts. The student reads `solutions`, which contains what
      // may be shown
      without: ['keys'],
    },
    drop('quiz_extra_time', 'student_id', 'part of the person’s attempts'),
    keep(
      'quiz_extra_time',
      'granted_by_id',
      'the student’s extra time remains valid; the name of the teacher is removed',
      false,
    ),
  ],
};

/**
 * Quizzes: questions, attempts and their grading.
 *
 * Writes: entities for questions, quizzes, and the start and the time limit of attempts. SQL: answers while a student
 * writes them, grades, and tables without an entity (the questions of a quiz, extra time).
 */
export const assessment = defineFeature({
  name: 'assessment',
  tables: ['question', 'quiz', 'quiz_question', 'quiz_attempt', 'quiz_extra_time'],
  offers: ['lesson_quiz', 'question_text', 'quiz_pass', 'quiz_result'],
  entities: [Question, Quiz, QuizAttempt],
  resolvers: [
    PaperQuestionResolver,
    QuestionResolver,
    QuizAnswerResolver,
    QuizAttemptResolver,
    QuizResolver,
    QuizSolutionResolver,
    StudentQuizTimeResolver,
    TeachingResolver,
    WaitingAnswerResolver,
  ],
  jobs: [endAttempt, regradeAttempts],
  waiting: [answersWaiting],
  courseCopies: [copyQuizzes],
  heldParts,
  personalData,
  auditTargets: {
    question: (id) =>
      sql`select left(q.prompt #>> '{content,0,content,0,text}', 80) as title from question q where q.id = ${id}`,
    quiz: (id) => sql`select l.title from quiz z join lesson l on l.id = z.lesson_id where z.id = ${id}`,
    'quiz-attempt': (id) =>
      sql`select l.title from quiz_attempt a join quiz z on z.id = a.quiz_id join lesson l on l.id = z.lesson_id
        where a.id = ${id}`,
  },
  notificationKinds,
  texts: { vi, en },
  reasons,
  faults,
});
