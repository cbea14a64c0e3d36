import { screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { getSaving, SaveState } from './save-state.tsx';

const AT = '2026-01-05T07:05:00.000Z';
const ERROR = {
  code: 'CONFLICT',
  reason: null,
  message: 'Khoá đang chờ duyệt',
  correlationId: null,
  details: [],
};

test.each([
  [
    { isDirty: false, isSaving: false, formError: null },
    { kind: 'saved', at: AT },
  ],
  [{ isDirty: true, isSaving: false, formError: null }, { kind: 'unsaved' }],
  [{ isDirty: true, isSaving: true, formError: ERROR }, { kind: 'saving' }],
  [
    { isDirty: true, isSaving: false, formError: ERROR },
    { kind: 'failed', message: 'Khoá đang chờ duyệt' },
  ],
  // The rejected input was discarded since
  [
    { isDirty: false, isSaving: false, formError: ERROR },
    { kind: 'saved', at: AT },
  ],
])('%j', (form, saving) => expect(getSaving(form, AT)).toEqual(saving));

it('shows the date unless it is today', async () => {
  await renderPiece(<SaveState saving={{ kind: 'saved', at: AT }} />, { texts: ['studio'] });
  screen.getByText('Đã lưu lúc 14:05, 05/01/2026');
});

it('shows only the time today', async () => {
  await renderPiece(<SaveState saving={{ kind: 'saved', at: new Date().toISOString() }} />, {
    texts: ['studio'],
  });
  screen.getByText(/^Đã lưu lúc \d\d:\d\d$/);
});
