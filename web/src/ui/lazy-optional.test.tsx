import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { lazyOptional } from './lazy-optional.tsx';

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a lazily loaded part', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('shows the fallback, then the part', async () => {
    let arrive = (_part: () => string) => undefined as unknown;
    const Part = lazyOptional(() => new Promise<() => string>((resolve) => (arrive = resolve)), {
      placeholder: 'Waiting',
    });
    await renderPiece(<Part />);
    expect(await screen.findByText('Waiting')).toBeTruthy();
    arrive(() => 'Here');
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('takes over the focus from the element of the fallback with the same name', async () => {
    let arrive = (_part: () => JSX.Element) => undefined as unknown;
    const Part = lazyOptional(() => new Promise<() => JSX.Element>((resolve) => (arrive = resolve)), {
      placeholder: (
        <>
          <a href="/buy">Buy</a>
          <a href="/save">Save</a>
        </>
      ),
    });
    await renderPiece(
      <>
        <button type="button">Before</button>
        <Part />
        <button type="button">After</button>
      </>,
    );
    (await screen.findByRole('link', { name: 'Save' })).focus();
    arrive(() => (
      <>
        <button type="button">Buy</button>
        <button type="button" aria-label="Save">
          ♥
        </button>
      </>
    ));
    expect(await screen.findByRole('button', { name: 'Save' })).toBe(document.activeElement);
  });

  it('leaves the focus elsewhere', async () => {
    let arrive = (_part: () => JSX.Element) => undefined as unknown;
    const Part = lazyOptional(() => new Promise<() => JSX.Element>((resolve) => (arrive = resolve)), {
      placeholder: <a href="/save">Save</a>,
    });
    await renderPiece(
      <>
        <Part />
        <button type="button">Elsewhere</button>
      </>,
    );
    const elsewhere = await screen.findByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    arrive(() => <button type="button">Save</button>);
    await screen.findByRole('button', { name: 'Save' });
    expect(document.activeElement).toBe(elsewhere);
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
