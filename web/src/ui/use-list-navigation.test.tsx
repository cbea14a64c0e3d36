import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { useListNavigation } from './use-list-navigation.ts';

function WalkableList({ onReply }: { onReply: () => void }) {
  const list = useListNavigation({ ids: ['a', 'b', 'c'], current: 'b', keys: { r: onReply } });
  return (
    <>
      <div ref={list}>
        {['a', 'b', 'c'].map((id) => (
          <a key={id} href={`/${id}`} data-walk={id}>
            {id}
          </a>
        ))}
      </div>
      <textarea aria-label="words" />
    </>
  );
}
const focused = () => (document.activeElement as HTMLElement).dataset.walk;

it('moves from the open item, stops at the ends and ignores typing', async () => {
  const onReply = vi.fn();
  await renderPiece(<WalkableList onReply={onReply} />);
  await userEvent.keyboard('j');
  expect(focused()).toBe('c');
  await userEvent.keyboard('J{ArrowDown}');
  expect(focused()).toBe('c');
  await userEvent.keyboard('k{ArrowUp}K');
  expect(focused()).toBe('a');
  await userEvent.keyboard('R');
  expect(onReply).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox'), 'jkr');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'jkr');
  expect(onReply).toHaveBeenCalledTimes(1);
  // Keys with Ctrl belong to the browser
  screen.getByRole('textbox').blur();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(focused()).toBeUndefined();
});
