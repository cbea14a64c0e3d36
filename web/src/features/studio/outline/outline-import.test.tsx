import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { OutlineImport } from './outline-import.tsx';

const row = (line: number, lesson: string | null, rest: object = {}) => ({
  __typename: 'ImportedOutlineRow',
  line,
  section: 'Mở đầu',
  makesSection: line === 2,
  lesson,
  kind: lesson && 'TEXT',
  durationSec: 0,
  isRequired: true,
  isPreview: false,
  hasText: false,
  problem: null,
  notes: [],
  ...rest,
});
const file = (content: string, name = 'de-cuong.csv') => new File([content], name, { type: 'text/csv' });

const open = async (fails = false) => {
  const sent: Record<string, unknown>[] = [];
  const onClose = vi.fn();
  await renderPiece(<OutlineImport courseId="c1" track={(action) => action} onClose={onClose} />, {
    texts: ['fileImport', 'lessons'],
    answer: async ({ variables }) => {
      const input = (variables as { input: Record<string, unknown> }).input;
      sent.push(input);
      if (fails) throw new Error('broken');
      return {
        importOutline: {
          __typename: 'OutlineImport',
          sections: 1,
          lessons: 1,
          passedOver: ['Ghi chú'],
          rows: [
            row(2, 'Chào bạn', { isPreview: true, notes: ['Một lời nhắc.'] }),
            row(3, 'Hi', { problem: 'Tên dài từ 3 đến 80 ký tự.' }),
          ],
        },
      };
    },
  });
  const choose = (chosen: File) =>
    userEvent.upload(screen.getByLabelText('Tệp đề cương', { selector: 'input' }), chosen);
  return { sent, onClose, choose };
};

test('validates a file row by row and imports only valid files', async () => {
  const { sent, onClose, choose } = await open();
  expect(screen.getByRole('button', { name: 'Nhập' }).getAttribute('aria-disabled')).toBe('true');
  await choose(file('Chương,Bài học\n'));
  await screen.findByText('Sẽ tạo 1 chương và 1 bài. Bỏ qua 1 dòng. Các cột không dùng: Ghi chú.');
  expect(sent).toEqual([
    {
      courseId: 'c1',
      file: btoa(String.fromCharCode(...new TextEncoder().encode('Chương,Bài học\n'))),
      isDryRun: true,
    },
  ]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('Dòng 2 · chương mới “Mở đầu” · Bài đọc · học thử')).toBeTruthy();
  expect(within(first!).getByText('Một lời nhắc.')).toBeTruthy();
  expect(within(second!).getByText('Bỏ qua')).toBeTruthy();
  expect(within(second!).getByText('Tên dài từ 3 đến 80 ký tự.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Nhập 2 mục' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]).toMatchObject({ isDryRun: false, file: sent[0]!.file, idempotencyKey: expect.any(String) });
});

test('shows a failure and accepts another file', async () => {
  const { onClose, choose } = await open(true);
  await choose(file('x'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Chọn tệp' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('does not send a file that is too large', async () => {
  const { sent, choose } = await open();
  await choose(file('x'.repeat(700_001)));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Tệp quá lớn/);
  expect(sent).toEqual([]);
});
