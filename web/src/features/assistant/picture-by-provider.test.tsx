import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { PictureByProvider } from './picture-by-provider.tsx';

it('shows the refunded credit as soon as a picture fails', async () => {
  let polls = 0;
  await renderPiece(<PictureByProvider courseId="c1" />, {
    at: '/teacher/ai/thumbnail?course=c1&request=r1',
    texts: ['assistant'],
    answer: async ({ operationName }) => {
      const hasFailed = polls > 1;
      if (operationName === 'AssistantAllowance')
        return {
          assistantAllowance: {
            ...{ __typename: 'AssistantAllowance', credits: 10, used: hasFailed ? 3 : 4 },
            ...{ renewsAt: '2026-12-01T00:00:00+07:00', package: 'PRO', provider: 'CONFIGURED' },
            drawsPictures: true,
          },
        };
      polls += 1;
      const failed = polls > 1;
      return {
        assistantRequest: {
          ...{ __typename: 'AssistantRequest', id: 'r1', kind: 'PICTURE', picture: null, isSimulated: false },
          ...{ creditsTaken: failed ? 0 : 1, createdAt: '2026-11-24T02:00:00Z', lessonTitle: null },
          course: { __typename: 'Course', id: 'c1', title: 'Thở và thiền' },
          ...{ state: failed ? 'FAILED' : 'RUNNING', failure: failed ? 'TIMEOUT' : null },
        },
      };
    },
  });
  await screen.findByText(/còn 6/i);
  await screen.findByRole('alert', {}, { timeout: 5000 });
  expect((await screen.findByText(/còn 7/i)).textContent).toContain('7 / 10');
});
