import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { FormError } from './form-error.tsx';
import { useServerErrors } from './use-server-errors.ts';

const FIELDS = ['email', 'courses'];

const Form = ({ error }: { error: unknown }) => {
  const form = useForm({ initialValues: { email: '', courses: [''] } });
  const { formError, setServerErrors } = useServerErrors(form, FIELDS);
  return (
    <>
      <p data-testid="email">{form.errors.email}</p>
      <p data-testid="course">{form.errors['courses.0.title']}</p>
      <FormError failure={formError} />
      <button type="button" onClick={() => setServerErrors(error)}>
        Save
      </button>
    </>
  );
};

const refusal = (details: { field: string; message: string }[]) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Not valid', extensions: { code: 'BAD_INPUT', details } }],
  });

const save = async (error: unknown) => {
  await renderPiece(<Form error={error} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('server errors of a form', () => {
  it('are shown at their fields', async () => {
    await save(
      refusal([
        { field: 'input.email', message: 'Taken' },
        { field: 'input.courses[0].title', message: 'Too short' },
      ]),
    );
    expect(screen.getByTestId('email').textContent).toBe('Taken');
    expect(screen.getByTestId('course').textContent).toBe('Too short');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are shown at the form if they name no field of it', async () => {
    await save(refusal([{ field: 'input.phone', message: 'Unknown number' }]));
    expect(screen.getByRole('alert').textContent).toContain('Unknown number');
  });
});
