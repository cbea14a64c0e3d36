import { describe, expect, test } from 'vitest';
import { accessible } from './looks.ts';
import { newStudent, startSession } from './people.ts';
import { visitor, WIDTHS } from './visitor.ts';

describe.each(WIDTHS)('without a network (%s)', (width) => {
  const person = visitor(width);

  test('a page that has not come leaves the frame, and comes when the network is back', async () => {
    person.expectsNoise(/ERR_INTERNET_DISCONNECTED|ChunkError|dynamically imported module|could not be/);
    await person.go('/');
    await person.context.setOffline(true);
    const { page } = person;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click();
    await page.getByRole('alert').filter({ hasText: 'Có vẻ bạn đang mất mạng' }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    expect(await page.getByRole('banner').isVisible(), 'the browser’s own error page').toBe(true);
    await accessible(page);
    await person.context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: /Sen/ }).waitFor();
  });

  test('a form says so beside its button, keeps what was typed, and is sent by itself afterwards', async () => {
    person.expectsNoise(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    const student = await newStudent('Mai Văn Sóng');
    await startSession(person, student);
    await person.go('/dashboard/profile');
    const { page } = person;
    const part = page.getByRole('region').filter({ has: page.getByRole('textbox', { name: 'Họ và tên' }) });
    const name = part.getByRole('textbox', { name: 'Họ và tên' });
    await name.fill('Mai Văn Sóng Dài');
    await person.context.setOffline(true);
    await part.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('alert').filter({ hasText: 'Sen sẽ gửi ngay khi có mạng trở lại' }).waitFor();
    expect(await name.inputValue()).toBe('Mai Văn Sóng Dài');
    await person.context.setOffline(false);
    await page.getByText('Cập nhật hồ sơ thành công').waitFor();
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Mai Văn Sóng Dài');
  });
});
