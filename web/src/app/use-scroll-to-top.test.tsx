import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const Page = () => {
  useScrollToTop();
  return <main id="main" tabIndex={-1} />;
};

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => void scrolled(place[1]));
});

const opened = async (at: string) => {
  const { router } = await renderPiece(<Page />, { at });
  return (to: string | number) => act(async () => router.navigate(to as string));
};

it('every navigation scrolls to the top, also to the same URL', async () => {
  const go = await opened('/courses#ratings');
  expect(scrolled).not.toHaveBeenCalled();
  await go('/courses');
  expect(scrolled.mock.calls).toEqual([[0]]);
  await go('/courses');
  await go('/courses?page=2');
  expect(scrolled.mock.calls).toEqual([[0], [0], [0]]);
  await go('/courses?page=2#ratings');
  expect(scrolled).toHaveBeenCalledTimes(3);
});

it('Back restores the scroll position, and a new page receives the focus', async () => {
  const go = await opened('/courses');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  window.dispatchEvent(new Event('scroll'));
  await go('/about');
  expect(document.activeElement?.id).toBe('main');
  await go(-1);
  expect(scrolled.mock.calls).toEqual([[0], [640]]);
});
