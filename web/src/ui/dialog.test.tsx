import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** Like most screens: the dialog is rendered only while it is open. */
const Screen = ({ onClosed }: { onClosed?: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ConfirmDialog
          isOpen
          onClose={() => {
            onClosed?.();
            setOpen(false);
          }}
          onConfirm={() => setOpen(false)}
          title="Delete?"
          confirmLabel="Delete"
        />
      )}
    </>
  );
};

describe('a dialog', () => {
  it.each(['Huỷ', 'Delete', 'Đóng'])('returns the focus when it is closed by %s', async (name) => {
    const user = userEvent.setup();
    await renderPiece(<Screen />);
    const opener = screen.getByText('Open');
    await user.click(opener);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('reports closing once and nothing after unmount', async () => {
    const user = userEvent.setup();
    const closed = vi.fn();
    await renderPiece(<Screen onClosed={closed} />);
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByRole('button', { name: 'Huỷ' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('is closed by the state of its screen, not by the browser', async () => {
    const closed = vi.fn();
    await renderPiece(
      <Dialog isOpen onClose={closed} title="Name">
        Text
      </Dialog>,
    );
    const cancel = new Event('cancel', { cancelable: true });
    screen.getByRole('dialog').dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('focuses the requested element first', async () => {
    await renderPiece(
      <Dialog isOpen onClose={() => undefined} title="Name">
        <input aria-label="Name" data-autofocus />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Name', { selector: 'input' }));
  });
});
