import { expect, test } from 'vitest';
import { AVATAR_VARIANTS, drawAvatar } from './avatar.ts';

const all = (name: string, seed = '') =>
  Array.from({ length: AVATAR_VARIANTS }, (_, variant) => drawAvatar({ name, seed, variant }));

test('draws the same picture for the same person, and variants differ', () => {
  expect(all('Nguyễn Hoàng Nam')).toEqual(all('Nguyễn Hoàng Nam'));
  expect(new Set(all('Nguyễn Hoàng Nam')).size).toBe(AVATAR_VARIANTS);
  expect(all('Nguyễn Hoàng Nam')).not.toEqual(all('Nguyễn Hoàng Nam', '2'));
});

test('draws the initials of the last two words as shapes', () => {
  // The same initials have the same shapes
  const letters = (svg: string) => svg.slice(svg.lastIndexOf('<g fill'));
  expect(letters(all('Nguyễn Hoàng Nam')[0]!)).toBe(
    letters(all('Hồ Nhật').map((svg) => svg)[0]!).replace(
      /fill="#\w+"/,
      letters(all('Nguyễn Hoàng Nam')[0]!).match(/fill="#\w+"/)![0],
    ),
  );
  expect(all('Đỗ Ánh').join('')).not.toContain('<text');
});

test('uses no external resources and escapes letters without a glyph', () => {
  for (const svg of [...all(''), ...all('李 <b>'), ...all('Công-Tằng-Tôn-Nữ Nguyệt')]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<b>|href|url\(/);
    expect(svg).toMatch(/^<svg[^>]+width="512"/);
  }
});
