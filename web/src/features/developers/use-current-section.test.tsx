import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { useCurrentSection } from './use-current-section.ts';

const IDS = ['start', 'tokens', 'limits'] as const;

const Page = () => {
  const current = useCurrentSection(IDS);
  return (
    <>
      <output>{current}</output>
      {IDS.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
};

it('is the last section in the upper third, or the first section', async () => {
  const tops: Record<string, number> = { start: 400, tokens: 900, limits: 1600 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  window.innerHeight = 900;
  await renderPiece(<Page />);
  const getShownSection = () => screen.getByRole('status').textContent;
  const scroll = (by: number) =>
    act(() => {
      for (const id of IDS) tops[id] = tops[id]! - by;
      window.dispatchEvent(new Event('scroll'));
    });
  expect(getShownSection()).toBe('start');
  scroll(650);
  expect(getShownSection()).toBe('tokens');
  scroll(900);
  expect(getShownSection()).toBe('limits');
  scroll(-1550);
  expect(getShownSection()).toBe('start');
  vi.restoreAllMocks();
});
