import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import type { OutlineEditorFragment } from './outline.gen.ts';
import { useOutline } from './use-outline.ts';

const COURSE: OutlineEditorFragment = {
  __typename: 'Course',
  id: 'tea',
  status: 'DRAFT',
  version: 1,
  updatedAt: '2026-01-05T02:00:00.000Z',
  readiness: [],
  revision: null,
  sections: [],
};

const Outline = ({ announce }: { announce: (text: string) => void }) => {
  const { addSection } = useOutline(
    COURSE,
    announce,
    () => undefined,
    (action) => action,
  );
  return (
    <button type="button" onClick={() => void addSection('Mở đầu').catch(() => announce('lost'))}>
      add
    </button>
  );
};

it('retries with the same key and uses a new key for the next section', async () => {
  const announce = vi.fn();
  const keys: string[] = [];
  const answer: Answer = async ({ variables }) => {
    keys.push(variables.input.idempotencyKey);
    if (keys.length === 1) throw new Error('The answer was lost');
    return { createSection: COURSE };
  };
  await renderPiece(<Outline announce={announce} />, { answer, texts: ['lessons', 'uploads'] });
  for (const announcement of ['lost', 'Đã thêm “Mở đầu”', 'Đã thêm “Mở đầu”']) {
    announce.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'add' }));
    await vi.waitFor(() => expect(announce.mock.calls).toEqual([[announcement]]));
  }
  const [first, repeated, next] = keys;
  expect(repeated).toBe(first);
  expect(next).not.toBe(first);
});
