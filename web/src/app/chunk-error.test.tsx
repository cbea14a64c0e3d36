import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeI18n } from '../i18n/i18n.ts';
import { renderPiece } from '../testing/render.tsx';
import { recoverFromChunkError } from './chunk-error.ts';
import { withPageBoundary } from './error-boundaries.ts';
import { makePageFactory } from './page.ts';

const network = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

describe('a page whose code fails to load', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is retried immediately while online, but not repeatedly', () => {
    network(true);
    const retry = vi.fn();
    recoverFromChunkError(retry)();
    recoverFromChunkError(retry)();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is retried when the network returns', () => {
    network(false);
    const retry = vi.fn();
    const stop = recoverFromChunkError(retry);
    expect(retry).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    stop();
  });

  it('shows the error in place, and the frame remains', async () => {
    network(false);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const i18n = await makeI18n('vi');
    const page = makePageFactory(i18n)(() => Promise.reject(new TypeError('Failed to fetch')));
    const frame = (
      <div>
        Frame <Outlet />
      </div>
    );
    await renderPiece(null, {
      i18n,
      routes: [{ element: frame, children: withPageBoundary([{ path: '/', ...page }]) }],
    });
    expect(await screen.findByText('Có vẻ bạn đang mất mạng. Dữ liệu của bạn vẫn an toàn.')).toBeTruthy();
    expect(screen.getByText('Frame')).toBeTruthy();
    expect(screen.queryByText('Đã xảy ra lỗi không mong muốn')).toBeNull();
  });
});
