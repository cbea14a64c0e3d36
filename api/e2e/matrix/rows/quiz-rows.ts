import { byId, byInput, type Row, row, TEACHERS, text } from './row.ts';

const content = { kind: 'TRUE_FALSE', prompt: text('Đúng không?'), body: { isTrue: true } };

export const quizRows: readonly Row[] = [
  byId('Query.quiz', 'AA0+0++', ({ quiz }) => quiz.lessonId, { name: 'lessonId' }),
  byId('Query.quizAttempt', 'AA0+000', ({ quiz }) => quiz.attemptId),
  byId('Query.quizAttempt', 'AA0+000', ({ quiz }) => quiz.submittedId, {
    what: 'handed in',
  }),
  byId('Mutation.startQuizAttempt', 'AAF+FFF', ({ quiz }) => quiz.id, { name: 'quizId' }),
  byInput('Mutation.saveQuizAnswers', 'AAN+NNN', ({ quiz }) => ({
    attemptId: quiz.attemptId,
    tab: 'matrix-tab',
    sequence: 1,
    answers: [{ questionId: quiz.questionId, texts: ['thử'] }],
  })),
  byInput('Mutation.submitQuizAttempt', 'AAN+NNN', ({ quiz }) => ({
    attemptId: quiz.attemptId,
    sequence: 0,
  })),

  byId('Query.quizSetup', 'AA000++', ({ quiz }) => quiz.lessonId, {
    name: 'lessonId',
    fields: '{ id questions { id } }',
  }),
  byId('Query.questionBank', TEACHERS, ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ items { id } }',
  }),
  byId('Query.waitingAnswers', TEACHERS, ({ published }) => published.id, {
    name: 'courseId',
    fields: '{ total }',
  }),
  byId('Query.quizResults', TEACHERS, ({ quiz }) => quiz.id, { name: 'quizId', fields: '{ total }' }),
  byId('Query.quizAnalysis', TEACHERS, ({ quiz }) => quiz.id, { name: 'quizId', fields: '{ questionId }' }),
  row('Query.choiceCounts', TEACHERS, {
    args: 'quizId: $quiz, questionId: $question',
    types: '$quiz: ID!, $question: ID!',
    variables: ({ quiz }) => ({ quiz: quiz.id, question: quiz.questionId }),
    fields: '{ choiceId }',
  }),
  byId('Query.remarkPreview', 'AAFFN+F', ({ quiz }) => quiz.questionId, {
    name: 'questionId',
    fields: '{ attempts }',
  }),
  row('Query.questionFile', 'AAFFN+F', {
    args: 'courseId: $courseId, format: GIFT',
    types: '$courseId: ID!',
    variables: ({ published }) => ({ courseId: published.id }),
    fields: '',
  }),
  byInput(
    'Mutation.importQuestions',
    'AAFFN+F',
    ({ published }) => ({
      courseId: published.id,
      format: 'GIFT',
      text: 'Một cộng một? {=2 ~3}',
      isDryRun: false,
    }),
    { fields: '{ taken }' },
  ),
  byInput('Mutation.createQuestion', 'AAFFN+F', ({ published }) => ({ courseId: published.id, content })),
  byInput('Mutation.updateQuestion', 'AAFFN+F', ({ quiz }) => ({
    questionId: quiz.questionId,
    expectedVersion: 1,
    content,
  })),
  byId('Mutation.removeQuestion', 'AAFFN+F', ({ quiz }) => quiz.questionId, {
    name: 'questionId',
  }),
  byInput('Mutation.saveQuiz', 'AAFFN+F', ({ quiz }) => ({
    lessonId: quiz.lessonId,
    expectedVersion: 1,
    questionIds: [quiz.questionId],
  })),
  byInput(
    'Mutation.markQuizAnswer',
    'AAFFN+F',
    ({ quiz }) => ({ attemptId: quiz.submittedId, questionId: quiz.openQuestionId, points: 1 }),
    { fields: '{ points }' },
  ),
  byInput(
    'Mutation.grantQuizTime',
    'AAFFN+F',
    ({ quiz, actors }) => ({ quizId: quiz.id, studentId: actors.enrolled.id, extraSec: 300 }),
    { fields: '{ extraSec }' },
  ),
  byInput(
    'Mutation.remarkQuestion',
    'AAFFN+F',
    ({ quiz }) => ({ questionId: quiz.questionId, expectedVersion: 1, reason: 'Đáp án cũ sai' }),
    { fields: '{ version }' },
  ),
];
