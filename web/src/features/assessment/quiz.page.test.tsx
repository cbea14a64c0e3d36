import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { Component } from './quiz.page.tsx';

const QUIZ = {
  ...{ __typename: 'Quiz', id: 'z1', passPercent: 60, maxAttempts: null, timeLimitSec: null, extraSec: 0 },
  ...{ answersShown: 'AFTER_SUBMISSION', questionCount: 1, attempts: [] },
  lesson: { __typename: 'LessonOutline', id: 'l1', title: 'Kiểm tra' },
};
const ATTEMPT = {
  ...{ __typename: 'QuizAttempt', id: 'a1', number: 1, status: 'IN_PROGRESS', passPercent: 60, sequence: 0 },
  ...{ startedAt: '2026-11-20T02:00:00Z', endsAt: null, savedAt: null, submittedAt: null },
  ...{ serverTime: '2026-11-20T02:00:00Z', isTimedOut: false, score: null, passed: null, points: 1 },
  ...{ earned: null, pictures: [], answers: [], marks: null, solutions: null },
  questions: [
    {
      ...{ __typename: 'AttemptQuestion', id: 'q1', number: 1, kind: 'TRUE_FALSE', points: 1, topic: null },
      prompt: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Trời xanh?' }] }],
      },
      ...{ gapText: null, gaps: 0, soundUrl: null, choices: [], matches: [] },
    },
  ],
};
let queryCount = 0;
const answer: Answer = async ({ operationName }) => {
  if (operationName === 'StartQuizAttempt') return { startQuizAttempt: ATTEMPT };
  queryCount += 1;
  return {
    course: {
      ...{ __typename: 'Course', id: 'c1', slug: 'khoa', title: 'Khoá', myEnrolment: null, sections: [] },
    },
    // The state before the attempt
    quiz: QUIZ,
  };
};

it('keeps a started attempt on the screen if a late response does not contain it', async () => {
  const { router } = await renderPiece(null, {
    ...{ answer, texts: ['quiz', 'common'] },
    routes: [
      { path: '/', element: null },
      { path: '/learning/:courseId', element: null },
      { path: '/learning/:courseId/quiz/:lessonId', element: <Component /> },
    ],
  });
  await router.navigate('/learning/khoa/quiz/l1', { state: { begins: true } });
  await screen.findByText('Trời xanh?');
  await waitFor(() => expect([queryCount, router.state.location.state]).toEqual([2, null]));
  expect(router.state.location.pathname).toBe('/learning/khoa/quiz/l1');
  expect(screen.getByText('Trời xanh?')).toBeDefined();
});
