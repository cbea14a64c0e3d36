import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maskFragment } from '../../testing/masked.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { RatingItemFragmentDoc } from './rating-item.gen.ts';
import { RatingItem } from './rating-item.tsx';

it('shows how much of the course the author had studied', async () => {
  const client = clientFor(() => Promise.reject(new Error('No request is expected')));
  const rating = maskFragment(client, RatingItemFragmentDoc, {
    ...{
      __typename: 'Rating' as const,
      id: 'r1',
      stars: 4,
      text: 'Dễ hiểu',
      percentage: 64,
    },
    ...{ createdAt: '2026-11-01T03:00:00Z', updatedAt: null, teacherReply: null },
    author: { __typename: 'RatingAuthor' as const, id: 'u1', fullName: 'Lê An', avatarUrl: null },
  });
  await renderPiece(<RatingItem rating={rating} teacherName="Trần Bình" />, { client, texts: ['catalog'] });
  expect(screen.getByRole('time').textContent).toBe('Đã học 64% · 01/11/2026');
});
