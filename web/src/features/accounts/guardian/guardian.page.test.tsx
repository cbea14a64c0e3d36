import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { Component } from './guardian.page.tsx';

const show = async (status: string) => {
  const sent: unknown[] = [];
  const request = (now: string) => ({
    ...{ __typename: 'ReceivedGuardianRequest', childName: 'Trần Bé An', guardianName: 'Trần Văn Cha' },
    ...{ status: now, code: 'GR-1111-2222-3333', privacyVersion: 1 },
    answeredAt: now === 'PENDING' ? null : '2026-11-30T03:00:00Z',
  });
  window.history.replaceState(null, '', '/guardian#token=ma');
  await renderPiece(<Component />, {
    at: '/guardian',
    texts: ['guardian'],
    answer: async ({ operationName, variables }) => {
      if (operationName === 'OpenGuardianRequest') return { openGuardianRequest: request(status) };
      sent.push(variables.input);
      const { isGiven } = variables.input as { isGiven: boolean };
      const after = status === 'CONSENTED' ? 'WITHDRAWN' : isGiven ? 'CONSENTED' : 'REFUSED';
      return { answerGuardianRequest: request(after) };
    },
  });
  return sent;
};

test.each([
  ['PENDING', 'Tôi đồng ý', true, 'Bạn đã đồng ý công khai hồ sơ của Trần Bé An'],
  ['PENDING', 'Tôi không đồng ý', false, 'Hồ sơ của Trần Bé An vẫn đóng'],
  ['CONSENTED', 'Rút lại đồng ý', false, 'Bạn đã rút lại đồng ý, hồ sơ của Trần Bé An đã đóng'],
])('%s: “%s” is one step', async (status, button, isGiven, title) => {
  const sent = await show(status);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(sent).toEqual([{ token: 'ma', isGiven }]);
  expect(screen.getByText(/GR-1111-2222-3333/)).toBeTruthy();
});

test('both answers look the same', async () => {
  await show('PENDING');
  const buttons = await screen.findAllByRole('button');
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});
