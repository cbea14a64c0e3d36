import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import type { QuizSetupFieldsFragment } from './quiz-editor.gen.ts';
import { QuizEditor } from './quiz-editor.tsx';

// It draws what only a browser can
vi.mock('../../catalog/studio/editor/rich-text-field.tsx', () => ({ RichTextField: () => null }));

const question = (id: string, prompt: string) => ({
  __typename: 'Question',
  ...{ id, kind: 'TRUE_FALSE', points: 1, topic: null, explanation: null, version: 4, choices: [] },
  prompt: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: prompt }] }] },
  ...{ isTrue: true, gapText: null, blanks: [], pairs: [], extras: [], guidance: null, soundUrl: null },
  ...{ reviewSec: 0, reviewLesson: null, pictures: [] },
});
const SETUP = {
  __typename: 'QuizSetup',
  ...{ id: 'z1', version: 1, passPercent: 70, maxAttempts: null, timeLimitSec: null, drawCount: null },
  ...{ shufflesQuestions: false, shufflesAnswers: true, answersShown: 'AFTER_SUBMISSION' },
  questions: [question('q1', 'Trời xanh?'), question('q2', 'Cỏ đỏ?')],
} as unknown as QuizSetupFieldsFragment;

let sent: { expectedVersion: number; content: { explanation: string | null } }[];
beforeEach(() => {
  sent = [];
  // Fields that grow listen to it
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
});
const answer: Answer = async ({ operationName, variables }) => {
  if (operationName === 'QuizAnalysis') return { quizAnalysis: [] };
  if (operationName === 'RemarkPreview')
    return { remarkPreview: { __typename: 'RemarkPreview', attempts: 0, gain: 0, lose: 0, pass: 0 } };
  sent.push(variables.input as (typeof sent)[number]);
  return { updateQuestion: { ...SETUP.questions[0], version: 5 } };
};
const show = () =>
  renderPiece(
    <QuizEditor
      course={{ id: 'c1', title: 'Khoá' }}
      lesson={{ id: 'l1', title: 'Kiểm tra' }}
      lessons={[]}
      setup={SETUP}
      onChanged={() => undefined}
    />,
    { answer, texts: ['quizBuilder', 'quiz', 'lessons', 'fileImport'] },
  );
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByRole('navigation', { name: 'Câu hỏi' }));
const explanation = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Giải thích sau khi nộp' });

it('loses nothing that was typed when one goes to another question, and saves it with the version it began with', async () => {
  await show();
  await userEvent.type(explanation(), 'Vì khúc xạ');
  await press(/Cỏ đỏ/);
  expect(explanation().value).toBe('');
  expect(
    list()
      .getByText(/chưa lưu/)
      .closest('li')?.textContent,
  ).toContain('Trời xanh?');
  await press('Thêm câu hỏi');
  await userEvent.type(explanation(), 'Câu mới');
  await press(/Trời xanh/);
  expect(explanation().value).toBe('Vì khúc xạ');
  await press('Viết tiếp câu mới');
  expect(explanation().value).toBe('Câu mới');
  await press('Bỏ thay đổi');
  expect(explanation().value).toBe('');
  await press(/Trời xanh/);
  await press('Lưu câu hỏi');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ expectedVersion: 4, content: { explanation: 'Vì khúc xạ' } });
  await waitFor(() => expect(list().queryByText(/chưa lưu/)).toBeNull());
});

it('asks before one leaves with something unsaved', async () => {
  await show();
  await userEvent.type(explanation(), 'Vì khúc xạ');
  await userEvent.click(screen.getByRole('link', { name: /Về/ }));
  expect(screen.getByRole('dialog').textContent).toMatch(/chưa lưu/i);
});
