import { describe, expect, test } from 'vitest';
import { data } from './account/data.ts';
import { forgetting } from './account/forgetting.ts';
import { press, someone } from './account/person.ts';
import { profile } from './account/profile.ts';
import { security } from './account/security.ts';
import { tokens } from './account/tokens.ts';
import { inspect, setColorScheme } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { visitor, WIDTHS } from './visitor.ts';

describe('a person and their account', () => {
  const story = someone();
  profile(story);
  security(story);
  data(story);
  forgetting(story);
});

describe.each(WIDTHS)('a person and their program (%s)', (width) => {
  tokens(visitor(width, { isStory: true }));
});

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('the screens of an account (%s, %s)', (width, scheme) => {
  const person = visitor(width);
  const look = async (path: string, name: string) => {
    await person.go(path);
    await inspect(person, `${name}-${scheme}`);
  };

  test('of whoever is signed out', async () => {
    await person.go('/');
    await setColorScheme(person, scheme);
    await look('/forgot-password', 'forgot');
    // Pasted into the same tab: only what is after the # changes
    await person.page.goto('/forgot-password#reset=abc');
    await person.page.getByRole('heading', { level: 1, name: 'Chọn mật khẩu mới' }).waitFor();
    await inspect(person, `reset-${scheme}`);
    await look('/verify-email', 'verify-failed');
  });

  test('of a student', async () => {
    await startSession(person, await tokensOf('student@sen.test'));
    await look('/dashboard/profile', 'profile');
    await look('/dashboard/profile/security', 'security');
    await look('/dashboard/profile/notifications', 'notification-settings');
    await look('/dashboard/profile/data', 'data');
    // The tab of the page is in sight, on the narrowest screen too
    const tab = person.page.getByRole('link', { name: 'Dữ liệu của bạn' });
    const end = async () => {
      const box = await tab.boundingBox();
      return box?.width ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect.poll(end).toBeLessThanOrEqual(person.page.viewportSize()!.width);
    await look('/dashboard/notifications', 'notifications');
  });

  test('of a teacher', async () => {
    const { page } = person;
    await startSession(person, await tokensOf('teacher@sen.test'));
    await look('/teacher/advanced/profile', 'teacher-profile');
    await page.getByRole('textbox', { name: 'Trang của bạn ở nơi khác' }).fill('http://khong-an-toan.vn');
    await press(page, 'Lưu');
    await page.locator('[data-error]').first().waitFor();
    await inspect(person, `teacher-profile-mistake-${scheme}`);
  });
});
