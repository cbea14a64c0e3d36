import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from '../apollo/failure.ts';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';
import kit from './kit.module.css';

interface FormDialogProps {
  onClose: () => void;
  title: string;
  /** A verb and its object, for instance "Lưu mục tiêu". */
  submitLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** Of `useMutationForm`, as the next two. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  failure: Failure | null;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog that is a form: its fields, what went wrong, and below them the buttons that send or leave it. It has no
 * `isOpen`: rendered only while it is open, it takes its input and its failure with it when it closes.
 */
export function FormDialog(props: FormDialogProps) {
  const { onClose, title, submitLabel, cancelLabel, isDanger, children } = props;
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} label={cancelLabel} />
          <Button type="submit" form={id} loading={props.isBusy} {...(isDanger && { color: 'clay' })}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={props.onSubmit} noValidate className={kit.stack}>
        {children}
        <FormError failure={props.failure} />
      </form>
    </Dialog>
  );
}
