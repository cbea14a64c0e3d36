import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientFor, renderPiece } from '../testing/render.tsx';
import { bindFragment } from './bind-fragment.ts';

interface Row {
  __typename: 'Refund';
  id: string;
  title: string;
  ' $fragmentName'?: 'RowFragment';
}
type MaskedRow = FragmentType<Row> & { __typename: 'Refund'; id: string };

const ROW: TypedDocumentNode<Row, unknown> = gql`fragment Row on Refund { id title }`;
const ROWS: TypedDocumentNode<{ refunds: MaskedRow[] }, Record<string, never>> = gql`
  query Rows { refunds { id ...Row } }
  ${ROW}
`;
const useRowFragment = bindFragment(ROW, 'Row');

const renderedComponents: string[] = [];
const receivedRows: unknown[] = [];

function RowView({ row }: { row: MaskedRow }) {
  const data = useRowFragment(row);
  renderedComponents.push('row');
  return <p>{data ? data.title : 'gone'}</p>;
}

function Rows() {
  const { data } = useQuery(ROWS);
  renderedComponents.push('rows');
  receivedRows.push(data?.refunds[0]);
  return data?.refunds.map((row) => <RowView key={row.id} row={row} />);
}

const Title = ({ row }: { row: MaskedRow | null }) => <p>{useRowFragment(row)?.title ?? 'none'}</p>;

test('reads nothing without an object', async () => {
  await renderPiece(<Title row={null} />);
  expect(screen.getByText('none')).toBeTruthy();
});

test('reads a masked fragment, which only its own component renders again', async () => {
  const row = { __typename: 'Refund' as const, id: 'r1', title: 'Cà phê' };
  const client = clientFor(async () => ({ refunds: [row] }));
  await renderPiece(<Rows />, { client });
  await screen.findByText('Cà phê');
  expect(receivedRows.at(-1)).toEqual({ __typename: 'Refund', id: 'r1' });

  renderedComponents.length = 0;
  act(
    () => void client.cache.writeFragment({ id: 'Refund:r1', fragment: ROW, data: { ...row, title: 'Trà' } }),
  );
  await screen.findByText('Trà');
  expect(new Set(renderedComponents)).toEqual(new Set(['row']));
});

test('is undefined if the object is not in the cache', async () => {
  await renderPiece(<RowView row={{ __typename: 'Refund', id: 'absent' }} />);
  await screen.findByText('gone');
});
