import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const fault = new CombinedGraphQLErrors({
  errors: [
    {
      message: 'Look again',
      extensions: { code: 'BAD_INPUT', details: [{ field: 'input.notes', message: 'Viết rõ hơn' }] },
    },
  ],
});
const conflict = new CombinedGraphQLErrors({
  errors: [{ message: 'Đã có người duyệt', extensions: { code: 'CONFLICT', reason: 'WRONG_STATE' } }],
});

interface PanelProps {
  onSubmit: (text: string) => Promise<void>;
  onMoved: () => void;
}

/** A dialog that a button opens, as on a page. */
function Panel({ onSubmit, onMoved }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading="Gửi lại"
        field="notes"
        rules={{ minLength: 10, maxLength: 4000 }}
        label="Ghi chú"
        help=""
        initial="1. Tên khoá: sửa lỗi chính tả"
        submitLabel="Gửi"
        onSubmit={onSubmit}
        onMoved={onMoved}
      />
    </>
  );
}

const open = async (onSubmit: PanelProps['onSubmit']) => {
  const onMoved = vi.fn();
  await renderPiece(<Panel onSubmit={onSubmit} onMoved={onMoved} />, { texts: ['review'] });
  await userEvent.click(screen.getByText('open'));
  return { onMoved, field: () => screen.getByLabelText<HTMLTextAreaElement>('Ghi chú') };
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));

it('begins with the checklist notes and keeps the input while closed', async () => {
  const { field } = await open(async () => undefined);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('1. Tên khoá: sửa lỗi chính tả');
  await userEvent.type(field(), ' và mô tả');
  await userEvent.click(screen.getByLabelText('Đóng'));
  await vi.waitFor(() => expect(screen.queryByLabelText('Ghi chú')).toBeNull());
  await userEvent.click(screen.getByText('open'));
  expect(field().value).toBe('1. Tên khoá: sửa lỗi chính tả và mô tả');
});

it('validates the length first and shows a server error at the field', async () => {
  const onSubmit = vi.fn(() => Promise.reject(fault));
  const { field } = await open(onSubmit);
  await userEvent.clear(field());
  await userEvent.type(field(), 'ngắn');
  await send();
  await screen.findByText('Nhập ít nhất 10 ký tự để giảng viên hiểu.');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field(), ' nhưng đủ dài ');
  await send();
  await screen.findByText('Viết rõ hơn');
  expect(onSubmit).toHaveBeenCalledWith('ngắn nhưng đủ dài');
});

it('notifies the page when another reviewer has decided', async () => {
  const { onMoved } = await open(() => Promise.reject(conflict));
  await send();
  await screen.findByText('Đã có người duyệt');
  expect(onMoved).toHaveBeenCalledOnce();
});
