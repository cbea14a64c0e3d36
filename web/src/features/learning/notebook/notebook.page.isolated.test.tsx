import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { Component } from './notebook.page.tsx';

vi.mock('../../../ui/undo-toast.ts', () => ({ toastWithUndo: () => undefined }));

const COURSE = { __typename: 'Course', id: 'c1', slug: 'git', title: 'Nhập môn Git' };
const place = (id: string, over: object) => ({
  id,
  ...{ atSec: null, lessonId: 'l1', lessonTitle: 'Nhánh', mayOpen: true, course: COURSE },
  ...{ createdAt: '2026-11-01T03:00:00Z', ...over },
});
const note = (id: string, over: object) => ({
  __typename: 'LessonNote',
  ...place(id, { paragraph: null, updatedAt: null, ...over }),
});
const bookmark = (id: string, over: object = {}) => ({
  __typename: 'Bookmark',
  ...place(id, { label: id, ...over }),
});
const feed = (kind: string, nodes: readonly object[], next: string | null = null) => ({
  __typename: `${kind}Connection`,
  totalCount: nodes.length,
  pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
  edges: nodes.map((node) => ({ __typename: `${kind}Edge`, node })),
});
/** The tools above the list send their own queries. */
const show = (answer: Answer, at = '/dashboard/notebook', courses: readonly object[] = []) =>
  renderPiece(<Component />, {
    answer: async (operation) =>
      operation.operationName === 'NotebookCourses' ? { notebookCourses: courses } : answer(operation),
    at,
    texts: ['notebook'],
  });

it('links a note to its second, paragraph or lesson while access lasts', async () => {
  await show(async () => ({
    recentNotes: feed('Note', [
      note('n1', { text: 'Ở giây', atSec: 65 }),
      note('n2', { text: 'Ở đoạn', paragraph: 2 }),
      note('n3', { text: 'Ở bài' }),
      note('n4', { text: 'Đã đóng', atSec: 5, mayOpen: false }),
    ]),
  }));
  const href = async (text: string) => {
    const row = within((await screen.findByText(text)).closest('li') as HTMLElement);
    return row.queryByRole('link')?.getAttribute('href');
  };
  expect(await href('Ở giây')).toBe('/learning/git?lesson=l1&t=65');
  expect(await href('Ở đoạn')).toBe('/learning/git?lesson=l1&block=2');
  expect(await href('Ở bài')).toBe('/learning/git?lesson=l1');
  expect(await href('Đã đóng')).toBeUndefined();
  expect(screen.getByText('Hiện không mở được')).toBeTruthy();
});

it('removes a bookmark of a later page from the list', async () => {
  const answer: Answer = async ({ operationName, variables }) => {
    if (operationName === 'DeleteBookmark')
      return { deleteBookmark: { __typename: 'Deleted', id: variables.bookmarkId } };
    return {
      recentBookmarks: variables.after
        ? feed('Bookmark', [bookmark('Thứ ba'), bookmark('Thứ tư')])
        : feed('Bookmark', [bookmark('Thứ nhất'), bookmark('Thứ hai')], 'x'),
    };
  };
  await show(answer, '/dashboard/notebook?show=bookmarks');
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }));
  const row = (await screen.findByText('Thứ ba')).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Bỏ' }));
  await vi.waitFor(() => expect(screen.queryByText('Thứ ba')).toBeNull());
  expect(screen.getByText('Thứ tư')).toBeTruthy();
});

it('explains bookmarks if there are none', async () => {
  await show(async () => ({ recentBookmarks: feed('Bookmark', []) }), '/dashboard/notebook?show=bookmarks');
  await screen.findByText('Bạn chưa có dấu trang nào');
  expect(screen.getByRole('link', { name: 'Mở khoá học của tôi' })).toBeTruthy();
});

const KEPT = [
  { __typename: 'NotebookCourse', id: 'c1', title: 'Nhập môn Git', notes: 2, bookmarks: 1 },
  { __typename: 'NotebookCourse', id: 'c2', title: 'Pha trà', notes: 0, bookmarks: 1 },
];

it('filters both lists by course and clears an empty filter', async () => {
  const requestedCourses: unknown[] = [];
  const answer: Answer = async ({ variables }) => {
    requestedCourses.push(variables.courseId ?? null);
    return {
      recentNotes: feed('Note', variables.courseId === 'c2' ? [] : [note('n1', { text: 'Gộp sớm' })]),
    };
  };
  const { router } = await show(answer, '/dashboard/notebook', KEPT);
  await screen.findByText('Gộp sớm');
  await userEvent.selectOptions(await screen.findByLabelText('Khoá học'), 'Pha trà (1)');
  await screen.findByText('Khoá học này chưa có gì ở đây');
  expect(router.state.location.search).toBe('?course=c2');
  expect(screen.getByRole('link', { name: 'Dấu trang' }).getAttribute('href')).toBe(
    '/dashboard/notebook?show=bookmarks&course=c2',
  );
  expect(requestedCourses).toEqual([null, 'c2']);
  await userEvent.click(screen.getByRole('button', { name: 'Xem mọi khoá học' }));
  await screen.findByText('Gộp sớm');
});

it('downloads the file of the selected course', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const requestedCourses: unknown[] = [];
  const answer: Answer = async ({ operationName, variables }) => {
    if (operationName !== 'NotebookFile')
      return { recentNotes: feed('Note', [note('n1', { text: 'Gộp sớm' })]) };
    requestedCourses.push(variables);
    return { notebookFile: '# Sổ tay của bạn\n' };
  };
  await show(answer, '/dashboard/notebook?course=c1', KEPT);
  await userEvent.click(await screen.findByRole('button', { name: 'Tải sổ tay của khoá này' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(requestedCourses).toEqual([{ courseId: 'c1' }]);
  expect(await files[0]!.text()).toBe('# Sổ tay của bạn\n');
});

it('offers neither filter nor file without notes or bookmarks', async () => {
  await show(async () => ({ recentNotes: feed('Note', []) }));
  await screen.findByText('Bạn chưa có ghi chú nào');
  expect(screen.queryByLabelText('Khoá học')).toBeNull();
  expect(screen.queryByRole('button', { name: /Tải/ })).toBeNull();
});
