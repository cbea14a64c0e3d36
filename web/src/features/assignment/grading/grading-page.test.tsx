import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { Component } from './assignment-grading.page.tsx';

const LIMIT = 100;
const entry = (submissionId: string, studentName: string) => ({
  ...{ __typename: 'MarkingQueueEntry', submissionId, studentName, number: 1, lateMinutes: 0 },
  ...{ submittedAt: '2026-11-20T02:00:00Z', state: others, score: null, heldBy: null },
});
const GRADE = {
  ...{ __typename: 'SubmissionGrade', earned: 8, deducted: 0, score: 8, comment: null, redoUntil: null },
  marks: [{ __typename: 'RubricMark', rowId: 'r1', points: 8, comment: null }],
  notes: [],
};
let others: 'WAITING' | 'MARKED';
let grade: typeof GRADE | null;
let total: number;
let saved: { __typename: string; id: string; text: string }[];
let claimed: unknown[];
let requestedPages: unknown[];
/** The grades that were sent. */
let marked: unknown[];
/** Delays the responses of saves. */
let waits: Promise<void>;
const answer: Answer = async ({ operationName, variables }) => {
  if (operationName === 'MarkingQueue') {
    requestedPages.push(variables.page);
    return {
      assignment: {
        ...{ __typename: 'Assignment', id: 'a1', dueAt: null, cutOffAt: null, maxScore: 10 },
        lesson: { __typename: 'LessonOutline', id: 'l1', title: 'Bài luận' },
        course: { __typename: 'Course', id: 'c1', title: 'Khoá' },
      },
      markingQueue: {
        ...{ __typename: 'MarkingQueuePage', total, page: variables.page, limit: LIMIT },
        items: [entry(`first of ${variables.page}`, 'An'), entry(`second of ${variables.page}`, 'Bình')],
      },
      extensionRequests: [],
      savedComments: saved,
    };
  }
  if (operationName === 'DeleteSavedComment') {
    saved = saved.filter(({ id }) => id !== variables.commentId);
    return { deleteSavedComment: { __typename: 'Deleted', id: variables.commentId } };
  }
  if (operationName === 'CreateSavedComment')
    return {
      createSavedComment: {
        __typename: 'SavedComment',
        id: 'm3',
        text: (variables.input as { text: string }).text,
      },
    };
  if (operationName === 'MarkSubmission') {
    const { expectedVersion, isDone } = variables.input as Record<string, unknown>;
    marked.push({ expectedVersion, isDone });
    await waits;
    return {
      markSubmission: {
        ...{ __typename: 'MarkedSubmission', id: 'far', state: 'MARKED', markingVersion: 2, heldBy: null },
        grade,
      },
    };
  }
  claimed.push(variables.submissionId);
  return {
    claimSubmission: {
      ...{ __typename: 'MarkedSubmission', id: variables.submissionId, studentId: 's1', studentName: 'Chi' },
      ...{ number: 1, status: 'SUBMITTED', state: 'WAITING', text: 'Bài làm', lateMinutes: 0, dueAt: null },
      ...{ submittedAt: '2026-11-20T02:00:00Z', markingVersion: 1, maxScore: 10, passScore: 5, heldBy: null },
      rubric: [
        { __typename: 'RubricRow', id: 'r1', title: 'Ý chính', description: '', points: 10, levels: [] },
      ],
      ...{ files: [], grade, extension: null },
    },
  };
};
const show = async (at: string) => {
  const routes = [{ path: '/teacher/marking/:assignmentId', element: <Component /> }];
  const view = await renderPiece(null, {
    ...{ at, answer, routes },
    texts: ['marking', 'assignment', 'material', 'workspace'],
  });
  await screen.findByRole('heading', { name: 'Chi' });
  return view;
};

beforeEach(() => {
  [total, others, grade] = [2, 'WAITING', null];
  saved = ['Viết rõ hơn', 'Thiếu nguồn'].map((text, index) => ({
    __typename: 'SavedComment',
    ...{ id: `m${index + 1}`, text },
  }));
  [claimed, requestedPages, marked] = [[], [], []];
  waits = Promise.resolve();
});

it('opens the linked work, also if it is on no loaded page', async () => {
  await show('/teacher/marking/a1?submission=far');
  expect(new Set(claimed)).toEqual(new Set(['far']));
});

it('offers to return the last work after it is graded', async () => {
  [others, grade] = ['MARKED', GRADE];
  await show('/teacher/marking/a1?submission=far');
  expect(screen.queryByRole('button', { name: 'Trả bài này' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Lưu và chấm bài tiếp theo/ }));
  expect(await screen.findByRole('button', { name: 'Trả bài này' })).toBeDefined();
});

it('pages through the queue and shows the total of all pages', async () => {
  total = 130;
  const { router } = await show('/teacher/marking/a1');
  expect(screen.queryByText(/bài đã chấm/)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Trang 2' }));
  await waitFor(() => expect(claimed.at(-1)).toBe('first of 2'));
  expect(requestedPages).toEqual([1, 2]);
  await userEvent.click(await screen.findByRole('button', { name: /^Bình/ }));
  await waitFor(() => expect(claimed.at(-1)).toBe('second of 2'));
  expect(router.state.location.search).toBe('?page=2&submission=second+of+2');
});

it('saves comments for all work and deletes unwanted ones', async () => {
  await show('/teacher/marking/a1');
  await userEvent.click(screen.getByRole('button', { name: /Thêm nhận xét/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nhận xét về “Ý chính”' }), 'Câu mới');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu làm câu mẫu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Câu mẫu đã lưu' }));
  const rows = () =>
    within(screen.getByRole('dialog', { name: 'Câu mẫu đã lưu' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toEqual(['Câu mới', 'Viết rõ hơn', 'Thiếu nguồn']));
  await userEvent.click(screen.getByRole('button', { name: 'Xoá câu mẫu “Viết rõ hơn”' }));
  await waitFor(() => expect(rows()).toEqual(['Câu mới', 'Thiếu nguồn']));
});

it('saves grades in sequence to avoid version conflicts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  [waits, grade] = [promise, GRADE];
  await show('/teacher/marking/a1?submission=far');
  for (let press = 0; press < 3; press += 1)
    await userEvent.click(screen.getByRole('button', { name: /^Lưu và chấm bài tiếp theo/ }));
  expect(marked).toEqual([{ expectedVersion: 1, isDone: true }]);
  resolve();
  await waitFor(() => expect(marked).toHaveLength(2));
  expect(marked[1]).toEqual({ expectedVersion: 2, isDone: true });
});
