import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { ColumnField } from './column-field.tsx';
import type { CourseForm } from './use-course-form.ts';

test('shows its limits and error and accepts only digits', async () => {
  const set = vi.fn();
  const form = { state: { values: { minAge: '2' } }, set, getError: () => 'Sai' } as unknown as CourseForm;
  await renderPiece(<ColumnField form={form} column="minAge" />, { texts: ['studio', 'catalog'] });
  const field = screen.getByRole('textbox', { name: 'Tuổi tối thiểu' });
  const described = field.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent).filter(Boolean)).toEqual([
    'Từ 3 đến 99, để trống nếu không cần.',
    'Sai',
  ]);
  fireEvent.change(field, { target: { value: '012 tuổi' } });
  expect(set).toHaveBeenLastCalledWith('minAge', '12');
});
