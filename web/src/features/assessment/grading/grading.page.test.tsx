import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { Component } from './grading.page.tsx';

const findAnswer = (studentName: string, earned: number | null, comment: string | null) => ({
  ...{
    __typename: 'WaitingAnswer',
    attemptId: `a ${studentName}`,
    questionId: 'q1',
    studentName,
    earned,
    comment,
  },
  ...{ lessonTitle: 'Kiểm tra', courseTitle: 'Khoá', submittedAt: '2026-11-20T02:00:00Z', points: 5 },
  ...{ prompt: { type: 'doc', content: [] }, soundUrl: null, text: 'Câu trả lời', guidance: null },
});
let sent: unknown[];
const answer: Answer = async ({ operationName, variables }) => {
  if (operationName === 'AssignmentsToGrade')
    return { assignmentsToMark: { __typename: 'AssignmentsToMarkPage', total: 0, items: [] } };
  if (operationName === 'MarkQuizAnswer') {
    sent.push(variables.input);
    return { markQuizAnswer: { __typename: 'MarkedAnswer', attemptId: 'a An', questionId: 'q1', points: 4 } };
  }
  const items = variables.isMarked
    ? [findAnswer('An', 1.5, 'Thiếu một ý')]
    : [findAnswer('Bình', null, null)];
  return { waitingAnswers: { __typename: 'WaitingAnswerPage', total: 1, limit: 20, items } };
};
beforeEach(() => {
  sent = [];
});

it('corrects a grade, starting from its current value', async () => {
  await renderPiece(<Component />, { answer, texts: ['quizBuilder', 'workspace', 'marking', 'assignment'] });
  await screen.findByRole('heading', { name: 'Bình' });
  expect(screen.queryByRole('heading', { name: 'An' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Xem câu đã chấm' }));
  const card = within((await screen.findByRole('heading', { name: 'An' })).closest('article')!);
  const points = card.getByRole<HTMLInputElement>('textbox', { name: 'Điểm (tối đa 5)' });
  expect(points.value).toBe('1,5');
  await userEvent.clear(points);
  await userEvent.type(points, '4');
  await userEvent.click(card.getByRole('button', { name: 'Lưu điểm' }));
  await waitFor(() =>
    expect(sent).toEqual([{ attemptId: 'a An', questionId: 'q1', points: 4, comment: 'Thiếu một ý' }]),
  );
});
