import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TimeoutError } from '../apollo/failure.ts';
import { renderPiece } from '../testing/render.tsx';
import { type QueryState, QueryView } from './query-view.tsx';

interface Answer {
  course: { title: string; lessons: string[] } | null;
}

const course = { title: 'Sen', lessons: ['One'] };
const state = (part: Partial<QueryState<Answer>>): QueryState<Answer> => ({
  loading: false,
  refetch: async () => undefined,
  ...part,
});

const view = (result: QueryState<Answer>, keepsPrevious = false) => (
  <QueryView
    result={result}
    select={(data) => data.course}
    skeleton="Skeleton"
    missing="Missing"
    isEmpty={({ lessons }) => lessons.length === 0}
    empty="Empty"
    keepsPrevious={keepsPrevious}
    frame={(waiting) => <section aria-label="Frame">{waiting}</section>}
  >
    {({ title }) => <p>{title}</p>}
  </QueryView>
);

describe('the states of a query', () => {
  it.each([
    ['Skeleton', state({ loading: true })],
    ['Skeleton', state({})],
    ['Missing', state({ data: { course: null } })],
    ['Empty', state({ data: { course: { ...course, lessons: [] } } })],
    ['Sen', state({ data: { course } })],
  ])('%s', async (text, result) => {
    await renderPiece(view(result));
    expect(document.body.textContent).toBe(text);
    expect(screen.queryByRole('region', { name: 'Frame' }) !== null).toBe(text === 'Skeleton');
  });

  it('shows an error in its frame and a button to retry', async () => {
    const refetch = vi.fn(async () => undefined);
    await renderPiece(view(state({ error: new TimeoutError('x'), refetch })));
    expect(screen.getByRole('region', { name: 'Frame' }).textContent).toContain('quá lâu');
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows an error together with earlier data', async () => {
    await renderPiece(view(state({ data: { course }, error: new TimeoutError('x') })));
    expect(screen.getByText('Sen')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('dữ liệu cũ hơn');
  });

  it('shows no "not found" while a null result is refetched', async () => {
    await renderPiece(view(state({ data: { course: null }, loading: true })));
    expect(document.body.textContent).toBe('Skeleton');
  });

  it('keeps the rows of a list until the next ones load', async () => {
    const next = state({ previousData: { course }, loading: true });
    const { unmount } = await renderPiece(view(next, true));
    expect(screen.getByText('Sen').parentElement?.getAttribute('aria-busy')).toBe('true');
    unmount();
    await renderPiece(view(next));
    expect(document.body.textContent).toBe('Skeleton');
  });

  it('never hides an error behind rows of another page', async () => {
    await renderPiece(view(state({ previousData: { course }, error: new TimeoutError('x') }), true));
    expect(screen.queryByText('Sen')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('quá lâu');
  });
});
