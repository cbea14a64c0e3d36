import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { useListExport } from './use-list-export.ts';

const CONTENT = { people: { filter: { search: 'Lan' } } };

function Taken({ download }: { download: () => Promise<null> }) {
  const exportList = useListExport();
  return <ExportButtons onExport={(form) => exportList(form, CONTENT, download)} />;
}

/** @param rowCount the length of the list in the server's response */
const runExport = async (rowCount: number) => {
  const download = vi.fn(async () => null);
  const sent: Record<string, unknown>[] = [];
  const { router } = await renderPiece(<Taken download={download} />, {
    at: '/admin/users',
    texts: ['workspace'],
    answer: async ({ operationName, variables }) => {
      if (operationName === 'ExportSize')
        return { exportSize: { __typename: 'ExportSize', rowCount, isShort: rowCount <= 5000 } };
      sent.push(variables.input);
      return {
        startExport: {
          ...{ __typename: 'SavedExport', id: 'x1', list: 'PEOPLE', form: 'XLSX', state: 'QUEUED' },
          ...{ search: 'Lan', filterCount: 0, rowsDone: 0, rowCount: null, bytes: null, fault: null },
          ...{ faultRow: null, createdAt: '2026-11-24T02:00:00Z', startedAt: null, finishedAt: null },
          expiresAt: null,
        },
      };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Xuất Excel' }));
  return { download, sent, router };
};

it('downloads a short list immediately and stays on the page', async () => {
  const { download, sent, router } = await runExport(5000);
  await vi.waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([]);
  expect(router.state.location.pathname).toBe('/admin/users');
});

it('exports a long list to a file and links to it', async () => {
  const { download, sent, router } = await runExport(5001);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/reports'));
  expect(router.state.location.search).toBe('?tab=exports');
  expect(download).not.toHaveBeenCalled();
  expect(sent).toEqual([{ content: CONTENT, form: 'XLSX', idempotencyKey: expect.any(String) }]);
});
