import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { type Proof, ProofDialog } from './proof-dialog.tsx';

/** A dialog that a button opens, as on a page. */
function Card({ onProof }: { onProof: (proof: Proof) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <ProofDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Xác nhận đây là bạn"
        text=""
        submitLabel="Xác nhận"
        hasPassword
        needsCode
        onProof={onProof}
      />
    </>
  );
}

const open = async (onProof: (proof: Proof) => Promise<void>) => {
  await renderPiece(<Card onProof={onProof} />, { texts: ['security', 'accounts'] });
  await userEvent.click(screen.getByText('open'));
};
const password = () => screen.getByLabelText<HTMLInputElement>('Mật khẩu hiện tại');

it('submits the input with the last button, after Cancel', async () => {
  const onProof = vi.fn(async () => undefined);
  await open(onProof);
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
  expect(buttons.slice(-2).map(({ textContent }) => textContent)).toEqual(['Huỷ', 'Xác nhận']);
  await userEvent.type(password(), 'hoa-sen-hong');
  await userEvent.type(screen.getByRole('textbox'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Xác nhận' }));
  expect(onProof.mock.calls).toEqual([[{ password: 'hoa-sen-hong', code: '123456' }]]);
});

it('clears the password when the dialog closes', async () => {
  await open(async () => undefined);
  expect(document.activeElement).toBe(password());
  await userEvent.type(password(), 'hoa-sen-hong');
  await userEvent.click(screen.getByRole('button', { name: 'Huỷ' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('open'));
  expect(password().value).toBe('');
});
