import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  /** A verb and its object, for instance "Xoá chương". */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDanger,
    isBusy = false,
  } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} label={cancelLabel} />
          <Button {...(isDanger ? { color: 'clay' } : {})} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
