import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { lazyOptional } from './lazy-optional.tsx';

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a lazily loaded part', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('shows the fallback, then the part', async () => {
    let arrive = (_part: () => string) => undefined as unknown;
    const Part = lazyOptional(() => new Promise<() => string>((resolve) => (arrive = resolve)), {
      waiting: 'Waiting',
    });
    await renderPiece(<Part />);
    expect(await screen.findByText('Waiting')).toBeTruthy();
    arrive(() => 'Here');
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('leaves the page intact if loading fails', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Part = lazyOptional(offline);
    await renderPiece(
      <main>
        Page <Part />
      </main>,
    );
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(screen.getByRole('main').textContent).toBe('Page ');
  });

  it('shows an error if the page needs the part', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Part = lazyOptional(offline, { failed: () => 'Not there' });
    await renderPiece(<Part />);
    expect(await screen.findByText('Not there')).toBeTruthy();
  });
});
