import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from '../apollo/failure.ts';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';
import { Stack } from './layout/layout.tsx';

interface FormDialogProps {
  onClose: () => void;
  title: string;
  /** A verb and its object, for instance "Lưu mục tiêu". */
  submitLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** From `useMutationForm`, like the next two. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  failure: Failure | null;
  children: ReactNode;
}

/**
 * A dialog with a form: fields, error, and the buttons to submit or cancel. It has no `isOpen`. It is rendered only
 * while it is open, so that closing it discards its input and error.
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
      <Stack as="form" id={id} onSubmit={props.onSubmit} noValidate gap={4} shrink>
        {children}
        <FormError failure={props.failure} />
      </Stack>
    </Dialog>
  );
}
