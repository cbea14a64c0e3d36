import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { LessonPlaceContext, useNewLessonPlace } from '../lesson-place.ts';
import { LessonText } from '../lesson-text.tsx';
import { LessonNotes } from '../notes/lesson-notes.tsx';
import { LessonQuestions } from '../questions/lesson-questions.tsx';
import { RecordedContext, StudiedCourseContext } from '../study-mode.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const MATERIAL = {
  id: 'l1',
  body: { type: 'doc', content: ['Mở đầu', 'Thân bài', 'Kết'].map(paragraph) },
  pictures: [],
} as unknown as Parameters<typeof LessonText>[0]['material'];
const COURSE = { id: 'c1', title: 'Văn', noteRequest: 0 };
const NOTE = {
  __typename: 'LessonNote',
  ...{ id: 'n1', text: 'Đoạn kết hay', atSec: null, paragraph: 2, lessonId: 'l1', lessonTitle: 'Bài 1' },
  ...{ createdAt: '2026-11-01T03:00:00Z', updatedAt: null },
};
const EMPTY = {
  __typename: 'CommentConnection',
  totalCount: 0,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  edges: [],
};

let sent: { name: string | undefined; variables: Record<string, unknown> }[];
beforeEach(() => {
  sent = [];
  Element.prototype.scrollIntoView = vi.fn();
  // Autosizing fields wait for the font
});
const answer: Answer = async ({ operationName, variables }) => {
  sent.push({ name: operationName, variables });
  if (operationName === 'MyNotes') return { myNotes: [NOTE] };
  if (operationName === 'LessonQuestions') return { comments: EMPTY };
  if (operationName === 'CreateNote') return { createNote: { ...NOTE, id: 'n2' } };
  return new Promise(() => undefined);
};
const getInput = (name: string) => sent.findLast((each) => each.name === name)?.variables.input;

const Lesson = ({ isRecorded = true }) => (
  <RecordedContext value={isRecorded}>
    <StudiedCourseContext value={COURSE}>
      <LessonPlaceContext value={useNewLessonPlace(true)}>
        <LessonText material={MATERIAL} isMarkable />
        {isRecorded && <LessonNotes lessonId="l1" />}
        <LessonQuestions lessonId="l1" />
      </LessonPlaceContext>
    </StudiedCourseContext>
  </RecordedContext>
);
const show = (piece = <Lesson />, at = '/') =>
  renderPiece(piece, { answer, at, texts: ['notebook', 'notes', 'questions', 'material'] });

it('creates a note at a paragraph, and its chip links back', async () => {
  await show();
  expect(await screen.findByRole('button', { name: /^Đoạn 3: 1 ghi chú/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ghi chú hoặc hỏi về đoạn 2' }));
  const actions = screen.getByRole('group', { name: 'Đoạn 2' });
  await userEvent.click(within(actions).getByRole('button', { name: 'Ghi chú' }));
  const field = screen.getByRole('textbox', { name: 'Ghi chú của bạn' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Thân bài dài');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu ghi chú' }));
  expect(getInput('CreateNote')).toMatchObject({ text: 'Thân bài dài', paragraph: 1, atSec: null });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Bỏ chọn Đoạn 2' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Đoạn 3' }));
  expect(document.activeElement?.textContent).toContain('Kết');
  expect(document.querySelectorAll('[data-found]')).toHaveLength(1);
});

it('asks a question about a paragraph and shows it there', async () => {
  await show();
  const choose = async (action: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ghi chú hoặc hỏi về đoạn 2' }));
    const actions = screen.getByRole('group', { name: 'Đoạn 2' });
    await userEvent.click(within(actions).getByRole('button', { name: action }));
  };
  await choose('Đặt câu hỏi');
  const field = screen.getByRole('textbox', { name: 'Câu hỏi của bạn' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Vì sao?{Tab}{Tab}{Enter}');
  expect(getInput('CreateComment')).toMatchObject({ text: 'Vì sao?', paragraph: 1 });
  await choose('Câu hỏi ở đoạn này');
  const filter = await screen.findByRole('button', { name: 'Ở đoạn 2', pressed: true });
  expect(sent.at(-1)).toMatchObject({ name: 'LessonQuestions', variables: { filter: 'ALL', paragraph: 1 } });
  expect(document.activeElement?.textContent).toBe('Ở đoạn 2');
  await screen.findByText('Không có câu hỏi phù hợp');
  await userEvent.click(filter);
  expect(screen.getByRole('button', { name: 'Bài này', pressed: true })).toBeTruthy();
});

it('has one tab stop for all paragraphs, with arrow keys between them', async () => {
  await show();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toContain('đoạn 1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('đoạn 2');
  await userEvent.tab();
  expect(document.activeElement?.hasAttribute('data-mark')).toBe(false);
});

it('scrolls to the paragraph in the URL', async () => {
  await show(<Lesson />, '/?lesson=l1&block=1');
  expect(document.querySelector('[data-found]')?.textContent).toContain('Thân bài');
});

it('offers only questions to a teacher in the student view', async () => {
  await show(<Lesson isRecorded={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ghi chú hoặc hỏi về đoạn 1' }));
  const actions = screen.getByRole('group', { name: 'Đoạn 1' });
  expect(within(actions).queryByRole('button', { name: 'Ghi chú' })).toBeNull();
  expect(within(actions).getByRole('button', { name: 'Đặt câu hỏi' })).toBeTruthy();
});
