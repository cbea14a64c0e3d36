import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { RateInvitation } from './rate-invitation.tsx';

const show = (ratingStanding: string, rating: object | null) =>
  renderPiece(<RateInvitation course={{ id: 'c1', title: 'Vẽ tranh' }} />, {
    texts: ['ratings'],
    answer: async () => ({
      course: {
        __typename: 'Course',
        id: 'c1',
        myEnrolment: { __typename: 'Enrolment', id: 'e1', ratingStanding, rating },
      },
    }),
  });
const ownRating = {
  ...{
    __typename: 'Rating',
    id: 'r1',
    stars: 5,
    text: null,
    status: 'PUBLISHED',
    percentage: 100,
    courseVersion: 1,
  },
  ...{
    createdAt: '2026-11-01T03:00:00Z',
    updatedAt: null,
    teacherReply: null,
    repliedAt: null,
    earlierVersions: [],
  },
};

it('invites a student who may rate the course and has not', async () => {
  await show('OPEN', null);
  expect(await screen.findByRole('button', { name: 'Đánh giá' })).toBeTruthy();
});

it('shows nothing to other viewers', async () => {
  for (const [standing, rating] of [
    ['OPEN', ownRating],
    ['STUDY_MORE', null],
  ] as const) {
    const { unmount, client } = await show(standing, rating);
    await waitFor(() => expect(client.cache.extract()).toHaveProperty('Course:c1'));
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});
