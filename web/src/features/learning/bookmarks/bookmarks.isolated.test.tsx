import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { BookmarkLesson } from './bookmark-buttons.tsx';
import { BookmarkList } from './bookmark-list.tsx';
import { BookmarksContext, useCourseBookmarks } from './use-bookmarks.ts';

const undo = vi.hoisted(() => ({ run: (): void => undefined, text: '' }));
vi.mock('../../../ui/undo-toast.ts', () => ({
  toastWithUndo: (text: string, _label: string, onUndo: () => void) =>
    Object.assign(undo, { text, run: onUndo }),
}));

const bookmark = (id: string, over: object = {}) => ({
  __typename: 'Bookmark',
  ...{ id, atSec: null, label: null, lessonId: 'l1', lessonTitle: 'Nhánh', mayOpen: true },
  ...{ createdAt: '2026-11-01T03:00:00Z', ...over },
});

const server = (bookmarks: ReturnType<typeof bookmark>[]) => {
  const sent: Record<string, unknown>[] = [];
  const answer: Answer = async ({ operationName, variables }) => {
    const input = variables.input as Record<string, unknown> | undefined;
    if (operationName === 'MyBookmarks') return { myBookmarks: [...bookmarks] };
    if (operationName === 'CreateBookmark') {
      sent.push(input ?? {});
      const made = bookmark(`b${sent.length}`, { atSec: input?.atSec ?? null, label: input?.label ?? null });
      bookmarks.push(made);
      return { createBookmark: made };
    }
    if (operationName === 'DeleteBookmark') {
      const id = String(variables.bookmarkId);
      bookmarks.splice(
        bookmarks.findIndex((each) => each.id === id),
        1,
      );
      return { deleteBookmark: { __typename: 'Deleted', id } };
    }
    throw new Error(operationName);
  };
  return { answer, sent };
};

const Shelf = ({ isRecorded = true }) => (
  <BookmarksContext value={useCourseBookmarks('c1', isRecorded)}>
    <BookmarkLesson lessonId="l1" />
    <BookmarkList lessonId="l1" scope="LESSON" />
  </BookmarksContext>
);

it('adds and removes a bookmark, with an undo under its own key', async () => {
  const { answer, sent } = server([]);
  await renderPiece(<Shelf />, { texts: ['notebook'], answer });
  const button = await screen.findByRole('button', { name: 'Đặt dấu trang cho bài này' });
  expect(screen.queryByRole('region', { name: 'Dấu trang' })).toBeNull();
  await userEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByText('Nhánh')).toBeTruthy();
  await userEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(undo.text).toBe('Đã bỏ dấu trang “Nhánh”.');
  undo.run();
  await vi.waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(sent.map(({ lessonId, atSec }) => [lessonId, atSec])).toEqual([
    ['l1', null],
    ['l1', null],
  ]);
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

it('asks before removing a bookmark that cannot be restored', async () => {
  const { answer } = server([bookmark('b9', { mayOpen: false, atSec: 65, label: 'Gộp nhánh' })]);
  await renderPiece(<Shelf />, { texts: ['notebook'], answer });
  await screen.findByText('Gộp nhánh');
  expect(screen.queryByRole('button', { name: 'Sửa tên' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ' }));
  expect(screen.getByText('Gộp nhánh')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ dấu trang' }));
  await vi.waitFor(() => expect(screen.queryByText('Gộp nhánh')).toBeNull());
});

it('offers no bookmarks to a teacher in the student view', async () => {
  await renderPiece(<Shelf isRecorded={false} />, { texts: ['notebook'] });
  expect(screen.queryByRole('button')).toBeNull();
});
