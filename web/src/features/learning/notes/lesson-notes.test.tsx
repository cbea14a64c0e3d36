import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { WriteComment } from '../questions/write-comment.tsx';
import { LessonNotes } from './lesson-notes.tsx';

const answer: Answer = async ({ operationName }) => {
  if (operationName === 'CreateNote') return { createNote: null };
  return operationName === 'CreateComment' ? { createComment: null } : { myNotes: [] };
};
const FORMS = [
  ['note', (id: string) => <LessonNotes key={id} lessonId={id} />],
  ['question', (id: string) => <WriteComment key={id} lessonId={id} onWritten={() => undefined} />],
] as const;

it.each(FORMS)('an unsent %s is restored after a visit to another lesson', async (_, form) => {
  const texts = ['notes', 'questions', 'notebook'] as const;
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const first = await renderPiece(form('one'), { answer, texts });
  await userEvent.type(field(), 'Chưa gửi');
  first.unmount();
  const other = await renderPiece(form('two'), { answer, texts });
  expect(field().value).toBe('');
  other.unmount();
  const reopened = await renderPiece(form('one'), { answer, texts });
  expect(field().value).toBe('Chưa gửi');
  await userEvent.click(reopened.container.querySelector('[type=submit]')!);
  await expect.poll(() => field().value).toBe('');
  reopened.unmount();
  await renderPiece(form('one'), { answer, texts });
  expect(field().value).toBe('');
});
