import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { ShownBanners } from './shown-banners.tsx';

const announced = [
  { kind: 'MAINTENANCE', audience: 'EVERYONE', title: 'Bảo trì' },
  { kind: 'PROMOTION', audience: 'EVERYONE', title: 'Giảm giá khoá học' },
  { kind: 'PROMOTION', audience: 'TEACHERS', title: 'Giảm giá gói giảng viên' },
].map((each) => ({
  __typename: 'ShownAnnouncement',
  id: each.title,
  ...each,
  text: '',
  isDismissible: false,
}));

it.each([
  [false, announced.map(({ title }) => title)],
  [true, ['Bảo trì', 'Giảm giá gói giảng viên']],
])('shows promotions to learners only; where one works: %s', async (isWorkplace, titles) => {
  const marked = vi.fn();
  const answer: Answer = async ({ operationName, variables }) => {
    if (operationName === 'ShownAnnouncements') return { shownAnnouncements: announced };
    marked(variables.input.announcementIds);
    return { markAnnouncementsRead: { __typename: 'AnnouncementsRead', markedCount: titles.length } };
  };
  await renderPiece(<ShownBanners isWorkplace={isWorkplace} />, { answer, texts: ['workspace'] });
  await screen.findByText('Bảo trì');
  const visibleAnnouncements = announced.filter(({ title }) => screen.queryByText(title));
  expect(visibleAnnouncements.map(({ title }) => title)).toEqual(titles);
  // Invisible announcements do not count as read
  expect(marked.mock.calls).toEqual([[titles]]);
});
