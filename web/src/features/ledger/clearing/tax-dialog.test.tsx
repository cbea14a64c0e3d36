import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { TaxDialog } from './tax-dialog.tsx';

const OWED = {
  __typename: 'TaxesOwed' as const,
  vatWithheld: 50_000,
  pitWithheld: 20_000,
  vatOutput: 0,
  credit: 0,
};

it('suggests the tax owed, reuses its key and shows a rejected amount', async () => {
  const sent: { vatWithheld: number; pitWithheld: number; idempotencyKey: string }[] = [];
  await renderPiece(<TaxDialog owed={OWED} onClose={() => undefined} onDone={() => undefined} />, {
    texts: ['clearing', 'ledger'],
    answer: async ({ variables }) => {
      sent.push(variables['input']);
      throw new CombinedGraphQLErrors({
        errors: [
          { message: 'Lớn hơn số còn phải nộp', extensions: { code: 'POLICY', reason: 'TAX_OVER_OWED' } },
        ],
      });
    },
  });
  const field = screen.getByLabelText('Thuế TNCN nộp thay giảng viên');
  fireEvent.change(screen.getByLabelText('Mã nộp thuế'), { target: { value: 'NT-1' } });
  fireEvent.change(field, { target: { value: '30000' } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ghi nộp thuế' }));
  press();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Lớn hơn số còn phải nộp')).toBeDefined();
  expect(sent[0]).toMatchObject({ vatWithheld: 50_000, pitWithheld: 30_000 });
  press();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]!.idempotencyKey).toBe(sent[0]!.idempotencyKey);
});
