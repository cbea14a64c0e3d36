import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maskFragment } from '../../testing/masked.ts';
import { type Answer, clientFor, renderPiece } from '../../testing/render.tsx';
import { CertificatePanelFragmentDoc } from './certificate-panel.gen.ts';
import { CertificatePanel } from './certificate-panel.tsx';

const createServer = (figures: { issued: number; waiting: number; studying: number }) => {
  const turned: unknown[] = [];
  const answer: Answer = async ({ operationName, variables }) => {
    if (operationName === 'CertificateFigures')
      return {
        course: {
          __typename: 'Course',
          id: 'c1',
          certificateFigures: { __typename: 'CertificateFigures', ...figures },
        },
      };
    turned.push(variables);
    return { switchCertificates: { __typename: 'Course', id: 'c1', certificateEnabled: false } };
  };
  return { answer, turned };
};
const show = (certificateEnabled: boolean, server: ReturnType<typeof createServer>) => {
  const client = clientFor(server.answer);
  const data = { __typename: 'Course' as const, id: 'c1', certificateEnabled };
  const course = maskFragment(client, CertificatePanelFragmentDoc, data);
  return renderPiece(<CertificatePanel course={course} isLocked={false} />, { client, texts: ['studio'] });
};
const click = (role: string, name: RegExp | string) => userEvent.click(screen.getByRole(role, { name }));

it('explains the effect of switching off and asks for confirmation', async () => {
  const server = createServer({ issued: 12, waiting: 0, studying: 3 });
  await show(true, server);
  await click('checkbox', /Cấp chứng chỉ/);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/vẫn có hiệu lực.*12 chứng chỉ/),
    expect.stringMatching(/Đang học: 3 học viên/),
  ]);
  await click('button', 'Huỷ');
  expect(server.turned).toEqual([]);
  await click('checkbox', /Cấp chứng chỉ/);
  await click('button', 'Tắt chứng chỉ');
  expect(server.turned).toEqual([{ input: { courseId: 'c1', isEnabled: false } }]);
});

it('shows which students receive a certificate after switching on', async () => {
  await show(false, createServer({ issued: 0, waiting: 7, studying: 0 }));
  await click('checkbox', /Cấp chứng chỉ/);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/7 học viên.*cấp và báo/),
  ]);
});

it('shows that the course has no students', async () => {
  await show(true, createServer({ issued: 0, waiting: 0, studying: 0 }));
  await click('checkbox', /Cấp chứng chỉ/);
  expect(await screen.findByText(/không ai bị ảnh hưởng/)).toBeTruthy();
});
