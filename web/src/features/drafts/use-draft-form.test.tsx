import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { renderPiece } from '../../testing/render.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useDraftForm } from './use-draft-form.ts';
import type { Saved } from './use-drafted-edits.ts';

interface Values {
  title: string;
  text: string;
}
const FIELDS = ['title', 'text'] as const;
const changedFields = (base: Values, values: Values) =>
  FIELDS.filter((field) => base[field] !== values[field]);
const SAVED: Saved<Values> = { version: 1, base: { title: 'Trà', text: 'Xanh' } };

interface Props {
  send: (values: Values, version: number) => Promise<Saved<Values> | undefined>;
  newer?: Saved<Values>;
}

const Form = ({ send, newer }: Props) => {
  const form = useDraftForm<Values, keyof Values>({
    name: 'test',
    subject: { courseId: 'test' },
    serverDraft: null,
    isLocked: false,
    fields: FIELDS,
    changed: changedFields,
    saved: SAVED,
    readNewer: async () => newer,
    validate: ({ values }) => (values.title ? {} : { title: 'Needed' }),
    send: ({ values, version }) => send(values, version),
    savedText: 'Stored',
  });
  const { values, version, conflicts } = form.state;
  return (
    <>
      {FIELDS.map((field) => (
        <input
          key={field}
          id={field}
          aria-label={field}
          value={values[field]}
          onChange={(event) => form.set(field, event.currentTarget.value)}
        />
      ))}
      <p data-testid="state">
        {[version, form.isDirty, conflicts ?? 'none', form.getError('title')].join(' ')}
      </p>
      <FormError failure={form.formError} />
      <button type="button" onClick={() => void form.save()}>
        Save
      </button>
    </>
  );
};

const refusal = (reason: string | undefined, details: { field: string; message: string }[] = []) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Not today', extensions: { code: 'CONFLICT', reason, details } }],
  });
const typeTitle = async (title: string) => {
  await userEvent.clear(screen.getByLabelText('title'));
  if (title) await userEvent.type(screen.getByLabelText('title'), title);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const state = () => screen.getByTestId('state').textContent;

describe('a long form', () => {
  afterEach(() => {
    clearTokens();
    sessionStorage.clear();
  });

  it('restores the input of one viewer and hides it from others', async () => {
    const signIn = (id: string) => saveTokens({ accessToken: tokenFor(id, 900), refreshToken: null });
    const open = () => renderPiece(<Form send={async () => undefined} />);
    const title = () => screen.getByLabelText<HTMLInputElement>('title').value;
    signIn('lan');
    const pageOfLan = await open();
    await typeTitle('Of Lan');
    // The session changes before the form is unmounted
    signIn('minh');
    pageOfLan.unmount();
    const pageOfMinh = await open();
    expect(title()).toBe('Trà');
    await typeTitle('Of Minh');
    pageOfMinh.unmount();
    signIn('lan');
    await open();
    expect(title()).toBe('Of Lan');
  });

  it('does not send invalid input and focuses the field', async () => {
    const send = vi.fn(async () => undefined);
    await renderPiece(<Form send={send} />);
    await typeTitle('');
    await save();
    expect([state(), send.mock.calls.length]).toEqual(['1 true none Needed', 0]);
    expect(document.activeElement?.id).toBe('title');
  });

  it('shows a rejection at its field until the field changes', async () => {
    await renderPiece(
      <Form send={() => Promise.reject(refusal(undefined, [{ field: 'input.title', message: 'Taken' }]))} />,
    );
    await typeTitle('Cà phê');
    await save();
    expect(state()).toBe('1 true none Taken');
    await typeTitle('Sữa');
    expect(state()).toBe('1 true none ');
  });

  it('applies the input to a newer version and saves on top of it', async () => {
    const sent: [Values, number][] = [];
    const send = async (values: Values, version: number) => {
      sent.push([values, version]);
      if (version === 1) throw refusal('STALE_VERSION');
      return { version: 3, base: values };
    };
    await renderPiece(<Form send={send} newer={{ version: 2, base: { title: 'Nước', text: 'Đen' } }} />);
    await typeTitle('Cà phê');
    await save();
    expect(state()).toBe('2 true title ');
    expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('Đen');
    await save();
    expect(sent[1]).toEqual([{ title: 'Cà phê', text: 'Đen' }, 2]);
    expect(state()).toBe('3 false none ');
  });

  it('reports a conflict without a newer version', async () => {
    await renderPiece(<Form send={() => Promise.reject(refusal('STALE_VERSION'))} />);
    await typeTitle('Cà phê');
    await save();
    expect(screen.getByText('Not today')).toBeTruthy();
  });
});
