import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { Button, ButtonLink } from './button.tsx';

it('does not submit a form by default', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderPiece(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('keeps its name, is busy and ignores clicks while pending', async () => {
  const onClick = vi.fn();
  await renderPiece(
    <Button loading onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(true);
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('is not busy by default', async () => {
  await renderPiece(
    <Button loading={false} disabled>
      Pay
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' });
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(button.disabled).toBe(true);
});

it('follows internal links without a reload and does not handle external links', async () => {
  const { router } = await renderPiece(
    <>
      <ButtonLink to="/courses">Courses</ButtonLink>
      <ButtonLink href="/api/openapi.json" download>
        Document
      </ButtonLink>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Courses' }));
  expect(router.state.location.pathname).toBe('/courses');
  const out = screen.getByRole('link', { name: 'Document' });
  expect(out.getAttribute('href')).toBe('/api/openapi.json');
  expect(out.hasAttribute('download')).toBe(true);
});

it('forwards its element and props', async () => {
  const ref = vi.fn();
  await renderPiece(
    <Button ref={ref} className="wide" aria-pressed="true" data-autofocus leftSection={<svg aria-hidden />}>
      Mine
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Mine', pressed: true });
  expect(ref).toHaveBeenCalledWith(button);
  expect(button.classList.contains('wide')).toBe(true);
  expect(button.hasAttribute('data-autofocus')).toBe(true);
});
