import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ViewerProvider } from '../features/accounts/index.ts';
import { renderPiece } from '../testing/render.tsx';
import { viewerOnly } from '../testing/viewer.ts';
import { StudentLayout } from './student-layout.tsx';

it('lets a student search for courses', async () => {
  await renderPiece(
    <ViewerProvider>
      <StudentLayout />
    </ViewerProvider>,
    { answer: viewerOnly(), texts: ['workspace'] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }));
  expect(await screen.findByRole('combobox', { name: 'Tìm khoá học, giảng viên' })).toBeTruthy();
});
