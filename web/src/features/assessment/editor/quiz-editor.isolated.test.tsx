import type { ApolloClient, Unmasked } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { maskFragment } from '../../../testing/masked.ts';
import { type Answer, clientFor, renderPiece } from '../../../testing/render.tsx';
import { type QuizEditorFragment, QuizEditorFragmentDoc } from './quiz-editor.gen.ts';
import { QuizEditor } from './quiz-editor.tsx';

// The editor needs a real browser
vi.mock('../../../ui/editor/rich-text-field.tsx', () => ({ RichTextField: () => null }));

type Setup = Unmasked<QuizEditorFragment>;

const question = (id: string, prompt: string): Setup['questions'][number] => ({
  __typename: 'Question',
  ...{ id, kind: 'TRUE_FALSE', points: 1, topic: null, explanation: null, version: 4, choices: [] },
  prompt: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: prompt }] }] },
  ...{ isTrue: true, gapText: null, blanks: [], pairs: [], extraItems: [], guidance: null, soundUrl: null },
  ...{ reviewSec: 0, reviewLesson: null, explanationRich: null, pictures: [], sounds: [] },
});
const SETUP: Setup = {
  __typename: 'QuizSetup',
  ...{ id: 'z1', version: 1, passPercent: 70, maxAttempts: null, timeLimitSec: null, drawCount: null },
  ...{ shufflesQuestions: false, shufflesAnswers: true, answersShown: 'AFTER_SUBMISSION' },
  questions: [question('q1', 'Trời xanh?'), question('q2', 'Cỏ đỏ?')],
};

let figures: object[];
let bank: { total: number; items: object[] };
const results = {
  ...{ __typename: 'QuizResultPage', total: 2, limit: 20 },
  items: [
    { studentId: 's1', studentName: 'An', attempts: 2, bestScore: 80, passed: true, extraSec: 600 },
    { studentId: 's2', studentName: 'Bình', attempts: 1, bestScore: null, passed: false, extraSec: 0 },
  ].map((each) => ({ __typename: 'QuizResult', lastStartedAt: '2026-11-20T02:00:00Z', ...each })),
};

let sent: { expectedVersion: number; content: { explanation: string | null } }[];
beforeEach(() => {
  sent = [];
  figures = [];
  bank = {
    ...{ __typename: 'QuestionPage', total: 2, page: 1, limit: 20 },
    items: [...SETUP.questions.slice(0, 1), question('q9', 'Cũ rồi?')],
  } as typeof bank;
});
const answer: Answer = async ({ operationName, variables }) => {
  if (operationName === 'QuizAnalysis') return { quizAnalysis: figures };
  if (operationName === 'ChoiceCounts')
    return { choiceCounts: [{ __typename: 'ChoiceCount', choiceId: 'false', count: 3 }] };
  if (operationName === 'QuizResults') return { quizResults: results };
  if (operationName === 'QuestionBank') return { questionBank: bank };
  if (operationName === 'RemoveQuestion') {
    bank = { ...bank, total: 1, items: bank.items.slice(0, 1) };
    return { removeQuestion: { __typename: 'Deleted', id: variables.questionId } };
  }
  if (operationName === 'RemarkPreview')
    return { remarkPreview: { __typename: 'RemarkPreview', attempts: 0, gain: 0, lose: 0, pass: 0 } };
  sent.push(variables.input as (typeof sent)[number]);
  return { updateQuestion: { ...SETUP.questions[0], version: 5 } };
};
let client: ApolloClient;
const show = () => {
  client = clientFor(answer);
  return renderPiece(
    <QuizEditor
      course={{ id: 'c1', title: 'Khoá' }}
      lesson={{ id: 'l1', title: 'Kiểm tra' }}
      lessons={[]}
      setup={maskFragment(client, QuizEditorFragmentDoc, SETUP)}
      onChanged={() => undefined}
    />,
    { client, texts: ['quizBuilder', 'quiz', 'lessons', 'uploads', 'fileImport'] },
  );
};
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByRole('navigation', { name: 'Câu hỏi' }));
const explanation = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Giải thích sau khi nộp' });

it('keeps unsaved input between questions and saves with the original version', async () => {
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

it('asks before leaving with unsaved changes', async () => {
  await show();
  await userEvent.type(explanation(), 'Vì khúc xạ');
  await userEvent.click(screen.getByRole('link', { name: /Về/ }));
  expect(screen.getByRole('dialog').textContent).toMatch(/chưa lưu/i);
});

it('removes a question from the bank after a warning', async () => {
  await show();
  await press('Lấy từ ngân hàng câu hỏi');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Xoá câu “Cũ rồi?” khỏi ngân hàng câu hỏi' }),
  );
  expect(screen.getByText(/bị bỏ khỏi mọi bài kiểm tra khác/)).toBeDefined();
  await press('Xoá câu hỏi');
  await waitFor(() => expect(screen.queryByText('Cũ rồi?')).toBeNull());
  // Questions of this quiz must be removed from the quiz first
  expect(screen.queryByRole('button', { name: 'Xoá câu “Trời xanh?” khỏi ngân hàng câu hỏi' })).toBeNull();
});

it('shows how often each answer was chosen, including zero', async () => {
  figures = [
    {
      ...{ __typename: 'QuestionAnalysis', questionId: 'q1', attempts: 3, skipped: 0, rightShare: 0 },
      ...{ discrimination: null, mostChosenWrongId: 'false' },
    },
  ];
  await show();
  const counts = (await screen.findByRole('heading', { name: 'Số lượt chọn từng đáp án' })).parentElement!;
  expect([...counts.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Đúng · đáp án đúng0',
    'Sai3',
  ]);
});

it('lists the results of each student', async () => {
  await show();
  await press('Kết quả');
  const rows = await waitFor(() => {
    const found = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(found).toHaveLength(2);
    return found.map(({ textContent }) => textContent);
  });
  expect(rows[0]).toMatch(/^An2 lượt làm · gần nhất 20\/11\/2026 · thêm 10 phút80%Đạt$/);
  expect(rows[1]).toMatch(/^Bình1 lượt làm · gần nhất .*Chưa nộp$/);
});

it('saves the settings for the version with which their dialog was opened', async () => {
  await show();
  await press('Thiết lập');
  const dialog = within(await screen.findByRole('dialog'));
  // Another teacher saves meanwhile
  await act(
    async () => void maskFragment(client, QuizEditorFragmentDoc, { ...SETUP, version: 2, passPercent: 90 }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu thiết lập' }));
  await waitFor(() => expect(sent).toMatchObject([{ expectedVersion: 1, passPercent: 70 }]));
});
