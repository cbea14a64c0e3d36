import type { Unmasked } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { maskFragment } from '../../testing/masked.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { PromoPanel } from './promo-panel.tsx';
import { type PromoPanelFragment, PromoPanelFragmentDoc } from './videos.gen.ts';

type Course = Unmasked<PromoPanelFragment>;

const PROMO: NonNullable<Course['promo']> = {
  __typename: 'Video',
  id: 'v1',
  isPlayable: true,
  state: 'MAKING',
  percentage: 12,
  failure: null,
  heights: [],
  hasPoster: false,
};
const COURSE: Course = {
  __typename: 'Course',
  id: 'c1',
  title: 'Nhập môn',
  promoUrl: '/media/promos/c1/v1?x',
  promoStreamUrl: '/media/promos/c1/v1/stream.m3u8?x',
  promoPosterUrl: '/media/promos/c1/v1/poster.webp?x',
  promo: PROMO,
};

const open = async (course: Course, isLocked = false) => {
  const onVersion = vi.fn();
  const sent: unknown[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    if (operationName === 'VideoTerms')
      return { publicTerms: { __typename: 'PublicTerms', makesVideoStreams: true } };
    if (operationName === 'PromoProgress')
      return { course: { ...COURSE, promo: { ...PROMO, percentage: 40 } } };
    sent.push(variables);
    if (operationName === 'MakeVideoStream') return { makeVideoStream: { ...PROMO, state: 'WAITING' } };
    return { setCoursePromo: { ...COURSE, version: 4, promo: null, promoUrl: null } };
  });
  const from = maskFragment(client, PromoPanelFragmentDoc, course);
  await renderPiece(<PromoPanel course={from} isLocked={isLocked} onVersion={onVersion} />, {
    texts: ['studio', 'lessons', 'uploads', 'material', 'video'],
    client,
  });
  return { onVersion, sent };
};

it('explains the promo if there is none, and uploads one', async () => {
  await open({ ...COURSE, promo: null });
  expect(screen.getByText(/Một video ngắn giới thiệu bạn/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tải video lên' })).toBeTruthy();
  expect(await screen.findByText(/MP4, MOV hoặc WebM, tối đa 5 phút/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bỏ video giới thiệu' })).toBeNull();
});

it('shows the progress of its qualities and deletes it', async () => {
  const { onVersion, sent } = await open(COURSE);
  expect(screen.getByText('Đang xử lý video: 12%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ video giới thiệu' }));
  await waitFor(() => expect(onVersion).toHaveBeenCalledWith(4));
  expect(sent).toEqual([{ input: { courseId: 'c1', uploadId: null } }]);
});

it('shows why its qualities failed and retries', async () => {
  const { sent } = await open({ ...COURSE, promo: { ...PROMO, state: 'FAILED', failure: 'TOO_LARGE' } });
  expect(screen.getByText(/tối đa 4096 × 2304 điểm ảnh/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(sent).toEqual([{ input: { courseId: 'c1' } }]));
});

it('is read-only while the course is locked', async () => {
  await open(COURSE, true);
  expect(screen.queryByRole('button', { name: 'Bỏ video giới thiệu' })).toBeNull();
  expect((screen.getByRole('button', { name: 'Đổi video' }) as HTMLButtonElement).disabled).toBe(true);
});
