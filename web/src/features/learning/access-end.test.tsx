import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { ClosedCourse } from './closed-course.tsx';
import { DaysLeft } from './days-left.tsx';
import type { PlayerCourse } from './player-model.ts';

const DAY = 86_400_000;
const closed = (over: object) =>
  ({
    id: 'c1',
    slug: 'git',
    title: 'Nhập môn Git',
    status: 'PUBLISHED',
    myEnrolment: { access: 'EXPIRED', expiresAt: '2026-11-19T17:00:00Z' },
    ...over,
  }) as PlayerCourse;

const note = (id: string, text: string) => ({
  __typename: 'LessonNote',
  ...{
    id,
    text,
    atSec: 65,
    paragraph: null,
    lessonId: 'l1',
    lessonTitle: 'Nhánh',
    createdAt: '2026-11-01T03:00:00Z',
  },
  updatedAt: null,
});
const noNotes: Answer = async () => ({ myNotes: [] });

describe('the player after access has ended', () => {
  it('shows the end date, what remains, and a link to buy again', async () => {
    await renderPiece(<ClosedCourse course={closed({})} />, { texts: ['learning'], answer: noNotes });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Đã hết thời hạn học “Nhập môn Git”');
    expect(screen.getByText(/00:00 ngày 20\/11\/2026.*chứng chỉ/)).toBeTruthy();
    const renew = screen.getByRole('link', { name: 'Mua lại khoá học' });
    expect(renew.getAttribute('href')).toBe('/courses/git');
    expect(screen.getByRole('link', { name: 'Xem tiến độ và chứng chỉ' })).toBeTruthy();
  });

  it('offers no purchase of an unpublished course', async () => {
    await renderPiece(<ClosedCourse course={closed({ status: 'UNPUBLISHED' })} />, {
      texts: ['learning'],
      answer: noNotes,
    });
    expect(screen.queryByRole('link', { name: 'Mua lại khoá học' })).toBeNull();
    expect(screen.getByText(/hiện không bán/)).toBeTruthy();
  });

  it('offers the notes as a file', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const requests: unknown[] = [];
    let isDown = true;
    const answer: Answer = async ({ operationName, variables }) => {
      if (operationName === 'NotebookFile') {
        requests.push(variables);
        return { notebookFile: '# Sổ tay của bạn\n' };
      }
      if (isDown) throw new Error('down');
      return { myNotes: [note('1', 'Nhánh là một con trỏ'), note('2', 'Gộp sớm')] };
    };
    const { unmount } = await renderPiece(<ClosedCourse course={closed({})} />, {
      texts: ['learning', 'notes', 'notebook'],
      answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tải ghi chú' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toBe('# Sổ tay của bạn\n');
    expect(requests).toEqual([{ courseId: 'c1' }]);
    unmount();
    isDown = false;
    const counted = await renderPiece(<ClosedCourse course={closed({})} />, {
      texts: ['learning', 'notes', 'notebook'],
      answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tải ghi chú (2)' }));
    await vi.waitFor(() => expect(files).toHaveLength(2));
    counted.unmount();
    await renderPiece(<ClosedCourse course={closed({})} />, {
      texts: ['learning', 'notes'],
      answer: noNotes,
    });
    await screen.findByRole('link', { name: 'Mua lại khoá học' });
    expect(screen.queryByRole('button', { name: /Tải ghi chú/ })).toBeNull();
  });

  it('shows another text for suspended access', async () => {
    const myEnrolment = { access: 'SUSPENDED', expiresAt: null };
    await renderPiece(<ClosedCourse course={closed({ myEnrolment })} />, { texts: ['learning'] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quyền học đang tạm dừng');
    expect(screen.queryByRole('link', { name: 'Xem tiến độ và chứng chỉ' })).toBeNull();
  });
});

describe('the remaining days', () => {
  const days = async (left: number | null) => {
    const until = left === null ? null : new Date(Date.now() + left * DAY).toISOString();
    await renderPiece(<DaysLeft until={until} />, { texts: ['learning'] });
    return screen.queryByText(/^Còn/)?.textContent;
  };
  it.each([
    [11.5, 'Còn 12 ngày'],
    [0.2, 'Còn 1 ngày'],
    [28.5, 'Còn 29 ngày'],
    [29.5, undefined],
    [-0.1, undefined],
    [null, undefined],
  ])('of %s days are shown if they are few', async (left, expected) => {
    expect(await days(left)).toBe(expected);
  });
});
