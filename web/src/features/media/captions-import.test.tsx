import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { maskFragment } from '../../testing/masked.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { CaptionsPanelFragmentDoc } from './captions.gen.ts';
import { CaptionsPanel } from './captions-panel.tsx';

const row = (line: number, outcome: string, text: string, more: object = {}) => ({
  __typename: 'ImportedCaption',
  ...{ line, outcome, text, startMs: null, endMs: null, note: null, ...more },
});
const RESULT = {
  __typename: 'CaptionsImport',
  taken: 41,
  passedOver: 1,
  faulty: 1,
  rows: [
    row(3, 'PASSED_OVER', 'NOTE của ai đó', { note: 'Ghi chú của tệp.' }),
    row(5, 'TAKEN', 'Xin chào', { startMs: 61_000, endMs: 63_500 }),
    row(9, 'FAULTY', '00:01 --> x', { note: 'Dòng 9 của tệp phụ đề không có giờ đúng.' }),
  ],
  lesson: { __typename: 'LessonContent', id: 'l1', captions: [], course: null },
};

const open = async (result = RESULT) => {
  const sent: Record<string, unknown>[] = [];
  const client = clientFor(async ({ variables }) => {
    sent.push((variables as { input: Record<string, unknown> }).input);
    return { importLessonCaptions: result };
  });
  const lesson = maskFragment(client, CaptionsPanelFragmentDoc, {
    __typename: 'LessonContent',
    id: 'l1',
    captions: [],
  });
  await renderPiece(<CaptionsPanel lesson={lesson} isLocked={false} />, {
    texts: ['fileImport', 'lessons'],
    client,
  });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'EN');
  await userEvent.click(screen.getByRole('button', { name: 'Chọn tệp phụ đề: Tiếng Anh' }));
  const choose = () =>
    userEvent.upload(
      screen.getByLabelText('Tệp phụ đề', { selector: 'input' }),
      new File(['WEBVTT'], 'en.vtt', { type: 'text/vtt' }),
    );
  return { sent, choose };
};

test('previews captions and shows the line of each error before publication', async () => {
  const { sent, choose } = await open();
  await choose();
  await screen.findByText(
    'Đọc được 41 câu. Bỏ qua 1 đoạn không phải câu phụ đề. Bỏ 1 đoạn có lỗi. Còn 40 đoạn nữa không liệt kê ở đây.',
  );
  const input = { lessonId: 'l1', language: 'EN', file: btoa('WEBVTT') };
  expect(sent).toEqual([{ ...input, isDryRun: true }]);
  const [note, cue, fault] = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(within(note!).getByText('Bỏ qua')).toBeTruthy();
  expect(within(note!).getByText('Ghi chú của tệp.').dataset.bad).toBeUndefined();
  expect(within(cue!).getByText('Dòng 5 · 01:01 – 01:03')).toBeTruthy();
  expect(within(cue!).getByText('Nhập được')).toBeTruthy();
  expect(within(fault!).getByText(/^Dòng 9 của tệp/).dataset.bad).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 41 câu' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ ...input, isDryRun: false, idempotencyKey: expect.any(String) });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('rejects a file that contains only errors', async () => {
  const { sent, choose } = await open({ ...RESULT, taken: 0, rows: RESULT.rows.slice(2), passedOver: 0 });
  await choose();
  await screen.findByText('Không đọc được câu nào. Bỏ 1 đoạn có lỗi.');
  await userEvent.click(screen.getByRole('button', { name: /^Nhập 0 câu/ }));
  expect(sent).toHaveLength(1);
});
