import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../apollo/failure.ts';
import { renderPiece } from '../testing/render.tsx';
import { FormError } from './form-error.tsx';
import { useMutationForm } from './use-mutation-form.ts';

type Values = { title: string };
type Send = (values: Values, settle: (stored: Values) => void) => Promise<unknown>;

interface FormProps {
  send: Send;
  onRefused?: (error: unknown) => boolean;
  resendsOnline?: boolean;
  fallback?: string;
}

const Form = ({
  send,
  onRefused = () => false,
  resendsOnline = false,
  fallback = 'Save failed',
}: FormProps) => {
  const { form, submit, isBusy, formError } = useMutationForm<Values>({
    mode: 'controlled',
    initialValues: { title: 'Cà phê' },
    validate: { title: (value) => (value ? null : 'Needed') },
    send,
    onRefused,
    resendsOnline,
    fallback,
  });
  return (
    <form onSubmit={submit} aria-busy={isBusy}>
      <input aria-label="Title" {...form.getInputProps('title')} />
      <p data-testid="field">{form.errors.title}</p>
      <p data-testid="dirty">{String(form.isDirty())}</p>
      <FormError failure={formError} />
      <button type="submit">Save</button>
    </form>
  );
};

const rejection = (details: { field: string; message: string }[]) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Not today', extensions: { code: 'BAD_INPUT', details } }],
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const getText = (id: string) => screen.getByTestId(id).textContent;

describe('the form of a mutation', () => {
  it('does not send invalid values', async () => {
    const send = vi.fn(async () => undefined);
    await renderPiece(<Form send={send} />);
    await userEvent.clear(screen.getByLabelText('Title'));
    await save();
    expect([getText('field'), send.mock.calls.length]).toEqual(['Needed', 0]);
  });

  it('shows a rejection at its field or at the end of the form', async () => {
    const answers = [rejection([{ field: 'input.title', message: 'Too short' }]), rejection([])];
    await renderPiece(<Form send={() => Promise.reject(answers.shift() as Error)} />);
    await save();
    expect(getText('field')).toBe('Too short');
    expect(screen.queryByText('Not today')).toBeNull();
    await save();
    expect(getText('field')).toBe('');
    expect(screen.getByText('Not today')).toBeTruthy();
  });

  it('shows its own message if the server sent none or an HTML page', async () => {
    const bodies = ['{}', '<html>502 Bad Gateway</html>'];
    const answers = bodies.map(
      (bodyText) => new ServerError('502', { response: new Response(null, { status: 502 }), bodyText }),
    );
    await renderPiece(<Form send={() => Promise.reject(answers.shift() as Error)} />);
    for (const _ of bodies) {
      await save();
      expect(screen.getByRole('alert').textContent).toBe('Save failed');
    }
  });

  it('does not show an error that onRefused has handled', async () => {
    await renderPiece(<Form send={() => Promise.reject(rejection([]))} onRefused={() => true} />);
    await save();
    expect(screen.queryByText('Not today')).toBeNull();
  });

  it('is busy until the response arrives and resets to the stored values', async () => {
    const { promise, resolve } = Promise.withResolvers<Values>();
    await renderPiece(<Form send={async (_values, settle) => settle(await promise)} />);
    await userEvent.type(screen.getByLabelText('Title'), ' sữa ');
    await save();
    expect([screen.getByRole('button').closest('form')?.getAttribute('aria-busy'), getText('dirty')]).toEqual(
      ['true', 'true'],
    );
    resolve({ title: 'Cà phê sữa' });
    await waitFor(() => expect(getText('dirty')).toBe('false'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Cà phê sữa');
  });

  it('retries automatically with the latest values when online again', async () => {
    const offline = new NetworkError('Offline', { isUnsent: true, cause: null });
    const send = vi.fn<Send>().mockRejectedValueOnce(offline).mockResolvedValue(undefined);
    await renderPiece(<Form send={send} resendsOnline />);
    await save();
    expect(screen.getByRole('alert').textContent).toContain('Sen sẽ gửi ngay khi có mạng trở lại');
    await userEvent.type(screen.getByLabelText('Title'), ' sữa');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[0]).toEqual({ title: 'Cà phê sữa' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    window.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not retry automatically by default', async () => {
    const offline = new NetworkError('Offline', { isUnsent: true, cause: null });
    const send = vi.fn<Send>().mockRejectedValue(offline);
    await renderPiece(<Form send={send} />);
    await save();
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect([send.mock.calls.length, screen.getByRole('alert').textContent]).toEqual([1, 'Offline']);
  });

  it('does not retry after it is unmounted', async () => {
    const offline = new NetworkError('Offline', { isUnsent: true, cause: null });
    const send = vi.fn<Send>().mockRejectedValue(offline);
    const { unmount } = await renderPiece(<Form send={send} resendsOnline />);
    await save();
    unmount();
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not retry if the request may have arrived', async () => {
    const noResponse = new NetworkError('Unreachable', { isUnsent: false, cause: null });
    const send = vi.fn<Send>().mockRejectedValue(noResponse);
    await renderPiece(<Form send={send} resendsOnline />);
    await save();
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect([send.mock.calls.length, screen.getByRole('alert').textContent]).toEqual([1, 'Unreachable']);
  });
});
