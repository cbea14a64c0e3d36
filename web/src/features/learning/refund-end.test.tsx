import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { RefundEnd } from './refund-end.tsx';

const createRight = (rule: 'ALLOWED' | 'WINDOW_OVER', lessonsLeft: number) => ({
  myRefundRight: {
    __typename: 'RefundRight' as const,
    id: 'line',
    rule,
    lessonsLeft,
    mostPercent: 30,
    deadline: '2026-12-01T00:00:00Z',
  },
});
type Course = ReturnType<typeof createRight> | { myRefundRight: null };

/** A lesson; its button changes the course as the opened lesson does. */
const Lesson = ({ course, isOpened = false }: { course: Course; isOpened?: boolean }) => {
  const [current, setCurrent] = useState<Course>(course);
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <RefundEnd
      course={current}
      lesson={{ id: 'l1', myProgress: isOpened ? ({} as never) : null }}
      opened={new Set(opened)}
      onOpened={(id) => setOpened([id])}
      heading={null}
    >
      <button type="button" onClick={() => setCurrent(createRight('ALLOWED', 0))}>
        material
      </button>
    </RefundEnd>
  );
};
const render = (piece: React.ReactElement) =>
  renderPiece(piece, { client: clientFor(async () => ({})), texts: ['learning'] });

it('warns before the lesson that ends the right, and opens it on request', async () => {
  await render(<Lesson course={createRight('ALLOWED', 0)} />);
  await screen.findByText('Bài này kết thúc quyền hoàn tiền');
  expect(screen.queryByText('material')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mở bài học' }));
  await screen.findByText('material');
});

it.each<[string, Course, boolean]>([
  ['that was opened before', createRight('ALLOWED', 0), true],
  ['while others may be opened', createRight('ALLOWED', 1), false],
  ['after the right has ended', createRight('WINDOW_OVER', 0), false],
  ['of a course that was not bought', { myRefundRight: null }, false],
])('shows a lesson %s', async (_, course, isOpened) => {
  await render(<Lesson course={course} isOpened={isOpened} />);
  await screen.findByText('material');
});

it('shows an opened lesson although no other may be opened now', async () => {
  await render(<Lesson course={createRight('ALLOWED', 1)} />);
  fireEvent.click(await screen.findByText('material'));
  expect(screen.queryByText('Bài này kết thúc quyền hoàn tiền')).toBeNull();
});
