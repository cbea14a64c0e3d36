import type { FragmentType, Unmasked } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { maskFragment } from '../../../testing/masked.ts';
import { clientFor, renderPiece } from '../../../testing/render.tsx';
import { QuestionForm } from './question-form.tsx';
import { type QuestionFormFragment, QuestionFormFragmentDoc } from './quiz-editor.gen.ts';
import { useDrafts } from './use-drafts.ts';

const upload = vi.hoisted(() => ({ isHeld: false }));
vi.mock('../../../apollo/tus.ts', () => ({
  makeUpload: async (_purpose: string, _file: File, { onDone }: { onDone: (id: string) => void }) => ({
    start: () => {
      if (!upload.isHeld) onDone('upload-1');
    },
    abort: async () => undefined,
  }),
}));
// The editor needs a real browser
vi.mock('../../../ui/editor/rich-text-field.tsx', () => ({ RichTextField: () => null }));

type Question = Unmasked<QuestionFormFragment>;

const QUESTION: Question = {
  __typename: 'Question',
  id: 'q1',
  kind: 'TRUE_FALSE',
  prompt: { type: 'doc', content: [] },
  points: 1,
  topic: null,
  explanation: null,
  version: 4,
  choices: [],
  isTrue: true,
  gapText: null,
  blanks: [],
  pairs: [],
  extraItems: [],
  explanationRich: null,
  sounds: [],
  guidance: null,
  soundUrl: '/media/s1?x',
  reviewSec: 0,
  reviewLesson: null,
  pictures: [],
};

beforeEach(() => {
  upload.isHeld = false;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:new', revokeObjectURL: vi.fn() }));
});

const Form = ({ question }: { question: FragmentType<QuestionFormFragment> }) => {
  const drafts = useDrafts();
  const saved = { id: QUESTION.id, version: QUESTION.version };
  return (
    <QuestionForm
      courseId="c1"
      question={question}
      number={1}
      lessons={[]}
      rules=""
      quizId={undefined}
      analysis={undefined}
      added={{ files: { pictures: [], sounds: [] }, remember: () => undefined }}
      unsaved={drafts.getDraft(saved)}
      onEdit={(draft, edit) => drafts.change(saved, draft, edit)}
      onDiscard={() => drafts.removeDraft(saved)}
      onStale={() => undefined}
      onSaved={() => undefined}
    />
  );
};
const open = async (question: Question, refusal?: object) => {
  const sent: { content: Record<string, unknown> }[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'RemarkPreview')
      return { remarkPreview: { __typename: 'RemarkPreview', attempts: 0, gain: 0, lose: 0, pass: 0 } };
    sent.push((variables as { input: (typeof sent)[number] }).input);
    if (refusal) throw refusal;
    return { updateQuestion: { ...question, version: 5 } };
  });
  await renderPiece(<Form question={maskFragment(client, QuestionFormFragmentDoc, question)} />, {
    texts: ['quizBuilder', 'quiz', 'lessons', 'uploads'],
    client,
  });
  const players = () => screen.queryAllByLabelText(/Âm thanh của câu hỏi/, { selector: 'audio' });
  const soundSources = () => players().map((each) => each.getAttribute('src'));
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText(/(Chọn|Đổi) âm thanh/, { selector: 'input' }), file);
  const keep = () => userEvent.click(screen.getByRole('button', { name: 'Lưu câu hỏi' }));
  return { sent, soundSources, choose, keep };
};
const sound = (type = 'audio/mpeg', name = 'nghe.mp3') => new File(['ID3'], name, { type });

test('keeps the existing sound when other fields are saved', async () => {
  const { sent, soundSources, keep } = await open(QUESTION);
  expect(soundSources()).toEqual(['/media/s1?x', '/media/s1?x']);
  await keep();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.content).toMatchObject({ soundUploadId: null, dropsSound: false });
});

test('plays a new sound in the question and preview and saves it', async () => {
  const { sent, soundSources, choose, keep } = await open(QUESTION);
  await choose(sound());
  await waitFor(() => expect(soundSources()).toEqual(['blob:new', 'blob:new']));
  await keep();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.content).toMatchObject({ soundUploadId: 'upload-1', dropsSound: false });
});

test('removes the sound', async () => {
  const { sent, soundSources, keep } = await open(QUESTION);
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ âm thanh' }));
  expect(soundSources()).toEqual([]);
  await keep();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.content).toMatchObject({ soundUploadId: null, dropsSound: true });
});

test('shows a rejection next to the sound and accepts another file', async () => {
  const refusal = new CombinedGraphQLErrors({
    errors: [
      {
        message: 'Dữ liệu chưa đúng',
        extensions: {
          code: 'BAD_INPUT',
          details: [{ field: 'content.soundUploadId', message: 'Tệp này không phải âm thanh.' }],
        },
      },
    ],
  });
  const { choose, keep } = await open(QUESTION, refusal);
  await choose(sound());
  await keep();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Tệp này không phải âm thanh.');
  expect(alert.closest('fieldset')?.textContent).toContain('Âm thanh của câu hỏi');
  expect(screen.getByRole('button', { name: 'Đổi âm thanh' })).toBeTruthy();
});

test('blocks saving while a sound is uploading', async () => {
  upload.isHeld = true;
  const { sent, choose, keep } = await open({ ...QUESTION, soundUrl: null });
  await choose(sound());
  await keep();
  expect((await screen.findByRole('alert')).textContent).toMatch(/đang tải lên/);
  expect(sent).toEqual([]);
});

test('does not send a file of another kind', async () => {
  await open({ ...QUESTION, soundUrl: null });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(
    screen.getByLabelText(/Chọn âm thanh/, { selector: 'input' }),
    sound('video/mp4', 'phim.mp4'),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/không đúng loại/);
});
