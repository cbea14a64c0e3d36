import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { Prose } from './guide-prose.tsx';

it('renders paragraphs, lists, code and links, and everything else as plain text', async () => {
  const text =
    'Gửi `POST /graphql` <b>ngay</b>, xem [giới hạn](#limits).\n\n- Một `mã`\n- Hai, ở [trang bảo mật](/security)\n\nXem [GraphiQL](/graphql).';
  const { container } = await renderPiece(<Prose text={text} />);
  expect([...container.querySelectorAll('code')].map((each) => each.textContent)).toEqual([
    'POST /graphql',
    'mã',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelector('b')).toBeNull();
  const [limits, security, graphiql] = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect([limits, security, graphiql]).toEqual(['#limits', '/security', '/graphql']);
  expect(container.querySelectorAll('p')).toHaveLength(2);
});
