import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { studyWeeks } from './study-weeks.ts';
import { WeekGoal } from './week-goal.tsx';

/** A Friday evening in Vietnam. */
const NOW = Date.parse('2026-11-20T12:00:00Z');
const days = [
  { day: '2026-11-16', minutes: 45 },
  { day: '2026-11-17', minutes: 12 },
  { day: '2026-11-20', minutes: 30 },
];

it("shows on how many days the goal was met, and each day's activity", async () => {
  await renderPiece(
    <WeekGoal
      week={studyWeeks(days, NOW).at(-1) ?? []}
      goal={{ minutesPerDay: 30, daysPerWeek: 5 }}
      now={NOW}
    />,
    { texts: ['dashboard'] },
  );
  expect(screen.getByText('Mỗi ngày 30 phút, đạt 2 trên 5 ngày')).toBeTruthy();
  const labels = screen.getAllByRole('listitem').map((day) => day.firstElementChild?.textContent);
  expect(labels.slice(0, 3)).toEqual(['Thứ Hai: 45 phút', 'Thứ Ba: 12 phút', 'Thứ Tư: Nghỉ']);
});

it('draws the goal line at the height of a day that meets it', async () => {
  const { container } = await renderPiece(
    <WeekGoal
      week={studyWeeks(days, NOW).at(-1) ?? []}
      goal={{ minutesPerDay: 30, daysPerWeek: 5 }}
      now={NOW}
    />,
    { texts: ['dashboard'] },
  );
  const [line, ...minutes] = container.querySelectorAll<HTMLElement>('[aria-hidden="true"][style*="bottom"]');
  expect(line?.style.bottom).toContain('var(--petals)');
  expect(minutes[4]?.style.bottom).toBe(line?.style.bottom);
  expect(minutes[1]?.style.bottom).not.toBe(line?.style.bottom);
});

it('edits the goal in place', async () => {
  const sent = vi.fn();
  await renderPiece(
    <WeekGoal
      week={studyWeeks(days, NOW).at(-1) ?? []}
      goal={{ minutesPerDay: 30, daysPerWeek: 5 }}
      now={NOW}
    />,
    {
      texts: ['dashboard'],
      answer: async ({ variables }) => {
        sent(variables);
        return { setStudyGoal: { __typename: 'StudyGoal', minutesPerDay: 45, daysPerWeek: 3 } };
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Đổi mục tiêu' }));
  await userEvent.selectOptions(screen.getByLabelText('Thời gian học mỗi ngày'), '45');
  await userEvent.selectOptions(screen.getByLabelText('Số ngày mỗi tuần'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Lưu mục tiêu' }));
  expect(sent).toHaveBeenCalledWith({ input: { minutesPerDay: 45, daysPerWeek: 3 } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
