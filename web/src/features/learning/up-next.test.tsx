import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { changePlayerSettings } from '../../ui/video/player-settings.ts';
import { LessonTabs } from './lesson-tabs.tsx';
import type { Place } from './player-model.ts';
import { NextLessonCountdown } from './up-next.tsx';

const NEXT = { lesson: { id: 'l2', title: 'Bài hai' }, number: 2 } as unknown as Place;
const search = ({ router }: Awaited<ReturnType<typeof renderPiece>>) => router.state.location.search;

describe('the end of a video', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    return () => vi.useRealTimers();
  });
  const passes = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(async () => vi.advanceTimersByTime(1000));
  };
  const show = () => renderPiece(<NextLessonCountdown next={NEXT} />, { texts: ['learning'] });

  it('offers the next lesson without starting it', async () => {
    changePlayerSettings({ playsNext: false });
    const view = await show();
    await passes(20);
    expect(search(view)).toBe('');
    expect(screen.getByRole('link', { name: 'Bài sau' }).getAttribute('href')).toBe('/?lesson=l2');
  });

  it('starts the next lesson if autoplay is enabled', async () => {
    changePlayerSettings({ playsNext: true });
    const view = await show();
    await passes(7);
    expect(search(view)).toBe('');
    await passes(2);
    expect(search(view)).toBe('?lesson=l2');
    expect(view.router.state.location.state).toEqual({ playsAtOnce: true });
  });

  it('can be cancelled by the viewer', async () => {
    changePlayerSettings({ playsNext: true });
    const view = await show();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Ở lại bài này' }));
    await passes(20);
    expect(search(view)).toBe('');
  });
});

it('shows a transcript with links to its times', async () => {
  const video = document.createElement('video');
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const cues = [
    { from: 0, to: 4, text: 'Xin chào' },
    { from: 4, to: 9, text: 'Ta bắt đầu' },
  ];
  await renderPiece(
    <LessonTabs lessonId="1" about="Về khoá học" files={[]} cues={cues} videoRef={{ current: video }} />,
    {
      texts: ['learning'],
    },
  );
  screen.getByRole('tab', { name: 'Tổng quan' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Lời thoại');
  await userEvent.click(screen.getByRole('button', { name: 'Xem từ 00:04' }));
  expect([video.currentTime, play.mock.calls.length]).toEqual([4, 1]);
});
