import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { CourseRight } from '../../../generated/schema.ts';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { StudentProgress } from './student-progress.tsx';

const LESSON = {
  __typename: 'StudentLesson',
  ...{ sectionTitle: 'Chương 1', isRequired: true, state: 'STARTED', completedAt: null, completedWhy: null },
  ...{ bestScore: null, quizTime: null, deadline: null },
};
const LESSONS = [
  { ...LESSON, id: 'l1', title: 'Đọc', kind: 'TEXT' },
  {
    ...LESSON,
    ...{ id: 'l2', title: 'Kiểm tra', kind: 'QUIZ', state: 'NOT_STARTED' },
    quizTime: {
      __typename: 'StudentQuizTime',
      ...{ quizId: 'q1', studentId: 's1', timeLimitSec: 600, extraSec: 300 },
    },
  },
  {
    ...LESSON,
    ...{ id: 'l3', title: 'Bài tập', kind: 'ASSIGNMENT', state: 'NOT_STARTED' },
    deadline: {
      __typename: 'StudentDeadline',
      ...{
        assignmentId: 'a1',
        studentId: 's1',
        dueAt: '2026-11-20T10:00:00Z',
        closesAt: null,
        isExtended: false,
      },
    },
  },
];
let sent: Record<string, unknown>;
beforeEach(() => {
  sent = {};
});
const answer: Answer = async ({ operationName, variables }) => {
  if (operationName === 'StudentLessons') return { studentLessons: LESSONS };
  sent[operationName!] = variables.input;
  const place = { studentId: 's1' };
  if (operationName === 'GrantQuizTime')
    return { grantQuizTime: { __typename: 'GrantedQuizTime', quizId: 'q1', extraSec: 0, ...place } };
  return {
    grantExtension: { __typename: 'DecidedExtension', assignmentId: 'a1', status: 'GRANTED', ...place },
  };
};
const show = (rights: CourseRight[] = ['MARK']) =>
  renderPiece(
    <StudentProgress
      student={{ id: 'e1', fullName: 'Lan', access: 'ACTIVE' }}
      course={{ isOwner: false, viewerRights: rights }}
      onClose={() => undefined}
    />,
    { answer, texts: ['students'] },
  );
const line = async (title: string) => (await screen.findByText(title, { selector: 'p' })).closest('li')!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('grants and revokes extra quiz minutes', async () => {
  await show();
  expect((await line('Kiểm tra')).textContent).toContain('Được thêm 5 phút');
  await press('Thêm giờ làm bài: Kiểm tra');
  const minutes = screen.getByRole('textbox', { name: 'Số phút thêm' });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '500');
  await press('Lưu');
  expect(screen.getByText('Nhập số nguyên từ 0 đến 480.')).toBeTruthy();
  expect(sent).toEqual({});
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '0');
  await press('Lưu');
  expect(sent.GrantQuizTime).toEqual({ quizId: 'q1', studentId: 's1', extraSec: 0 });
});

it('extends a deadline without a request, with a reason', async () => {
  await show();
  await line('Bài tập');
  await press('Gia hạn nộp bài: Bài tập');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn nộp bài' }));
  expect(sent).toEqual({});
  await userEvent.type(dialog.getByRole('textbox', { name: 'Lý do' }), 'Em đi thi học sinh giỏi.');
  await userEvent.click(dialog.getByRole('button', { name: 'Gia hạn nộp bài' }));
  expect(sent.ExtendDeadline).toMatchObject({
    ...{ assignmentId: 'a1', studentId: 's1', reason: 'Em đi thi học sinh giỏi.' },
  });
  const { dueAt } = sent.ExtendDeadline as { dueAt: string };
  expect(Date.parse(dueAt)).toBeGreaterThan(Date.now() + 2 * 86_400_000);
});

it('is read-only for a teacher without the permission', async () => {
  await show(['ANSWER']);
  expect(within(await line('Kiểm tra')).queryByRole('button')).toBeNull();
});
