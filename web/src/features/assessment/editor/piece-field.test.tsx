import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import type { Piece } from './editor-model.ts';
import { PieceField } from './piece-field.tsx';
import type { QuestionPort } from './use-added-files.ts';

const port: QuestionPort = {
  files: { pictures: [], sounds: [] },
  pictures: { pictures: [], add: vi.fn() },
  addSound: vi.fn(),
};
let last: Piece;
const Field = () => {
  const [value, setValue] = useState<Piece>({ text: '', rich: null });
  last = value;
  return <PieceField name="Đáp án 1" maxLength={500} value={value} port={port} onChange={setValue} />;
};

it('turns a typed formula into a rich form with its text, and back', async () => {
  await renderPiece(<Field />, { texts: ['quizBuilder'] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Đáp án 1' }), 'Thể tích $\\frac13Sh$, giá $5');
  expect(last.rich).toBeNull();
  await userEvent.tab();
  expect(last).toEqual({
    text: 'Thể tích \\frac13Sh, giá $5',
    rich: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Thể tích ' },
            { type: 'inlineMath', attrs: { latex: '\\frac13Sh' } },
            { type: 'text', text: ', giá $5' },
          ],
        },
      ],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Chỉ giữ chữ của Đáp án 1' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Đáp án 1' }).value).toBe(last.text);
  expect(last.rich).toBeNull();
});
