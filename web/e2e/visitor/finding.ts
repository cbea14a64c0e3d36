import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { type Visitor, waitUntilReady } from '../visitor.ts';

/** Opens the filters, which stand beside the list on a desktop and in a drawer on a phone. */
async function withFilters({ page, width }: Visitor, change: (name: string) => Promise<void>, name: string) {
  if (width === 'phone') await page.getByRole('button', { name: 'Bộ lọc' }).click();
  await change(name);
  if (width === 'phone') await page.getByRole('button', { name: /^Xem [\d.]+ kết quả$/ }).click();
}

/** Search, the list and its filters. */
export function finding(guest: Visitor): void {
  test('finds a course by a few letters without accents', async () => {
    const { page } = guest;
    await guest.go('/');
    await inspect(guest, 'home');
    const search = page.getByRole('combobox', { name: 'Tìm khoá học, giảng viên' });
    await search.fill('mon hue');
    await page.getByRole('option', { name: /Món Huế/ }).waitFor();
    await accessible(page);
    await search.press('ArrowDown');
    await expect.poll(() => page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await search.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Món Huế/ }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/courses/mon-hue-trong-can-bep-nho');
  });

  test('finds what was misspelt, and is told so; teachers and categories stand above the courses', async () => {
    const { page } = guest;
    await guest.go('/courses?search=javscript');
    await page.getByText('Không có kết quả cho “javscript”').waitFor();
    await page.getByRole('heading', { name: /JavaScript hiện đại/ }).waitFor();
    await guest.go(`/courses?search=${encodeURIComponent('ngo phuong thao')}`);
    const hits = page.getByRole('list', { name: 'Giảng viên và danh mục phù hợp' });
    await hits.getByRole('link', { name: /Ngô Phương Thảo/ }).waitFor();
    await accessible(page);
  });

  test('narrows the list; the address keeps the filters over a reload, and back undoes them', async () => {
    const { page } = guest;
    const total = () => page.getByRole('status').getByText(/khoá học/);
    const choose = async (name: string) =>
      page.getByRole('checkbox', { name }).filter({ visible: true }).check();
    await guest.go('/courses');
    await inspect(guest, 'list');
    const all = await total().innerText();
    await withFilters(guest, choose, 'Đang giảm giá');
    await page.waitForURL(/[?&]sale=1/);
    await page.getByRole('link', { name: 'Bỏ lọc: Đang giảm giá' }).waitFor();
    await withFilters(guest, choose, 'Cơ bản');
    await page.waitForURL(/level=BEGINNER/);
    await page.getByRole('link', { name: 'Bỏ lọc: Cơ bản' }).waitFor();
    await waitUntilReady(page);
    const few = await total().innerText();
    expect(Number.parseInt(few, 10)).toBeLessThan(Number.parseInt(all, 10));
    expect(Number.parseInt(few, 10)).toBeGreaterThan(0);
    await page.reload();
    await waitUntilReady(page);
    await expect.poll(() => total().innerText()).toBe(few);
    await page.getByRole('link', { name: 'Bỏ lọc: Cơ bản' }).waitFor();
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('level'));
    await page.getByRole('link', { name: 'Bỏ lọc: Cơ bản' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Bỏ lọc: Đang giảm giá' }).waitFor();
  });

  test('is offered a way out where nothing matches', async () => {
    const { page } = guest;
    await guest.go('/courses?minPrice=49999999');
    await page.getByText('Không tìm thấy khoá học phù hợp').waitFor();
    await inspect(guest, 'list-nothing');
    await page.getByRole('link', { name: 'Xoá bộ lọc' }).last().click();
    await page.waitForURL(/\/courses$/);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
  });
}
