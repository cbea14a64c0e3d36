import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { CourseCover } from './course-cover.tsx';

test.each([
  ['/media/covers/0b6-ai-480.webp', 1],
  ['/media/covers/0b6-480.webp', 0],
  ['/covers/0b6.svg?v=1', 0],
])('the cover %s has %i labels', async (src, labels) => {
  await renderPiece(<CourseCover src={src} alt="Bìa" />);
  expect(screen.getByAltText('Bìa').getAttribute('src')).toBe(src);
  expect(screen.queryAllByText('Ảnh do AI tạo')).toHaveLength(labels);
});
