import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { newStudent, startSession } from '../people.ts';
import { expectToast, undoAfter, type Visitor } from '../visitor.ts';
import { main } from './student.ts';

const COURSES = ['sql-vung-goc', 'power-bi-bao-cao'] as const;
const FREE = 'statistics-you-will-use';

/** A buyer who waits: saves courses, finds them on the list, and takes all of it to the cart. */
export function saving(buyer: Visitor): void {
  const titles: string[] = [];
  const row = (title: string) => buyer.page.getByRole('listitem').filter({ hasText: title });

  test('saves courses on their own pages, sold ones and free ones', async () => {
    const { page } = buyer;
    await startSession(buyer, await newStudent());
    for (const slug of [...COURSES, FREE]) {
      await buyer.go(`/courses/${slug}`);
      const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
      titles.push(title);
      await expectToast(page, 'Đã lưu vào Yêu thích.', () => heart(buyer, 'Lưu', title).click());
      await heart(buyer, 'Đã lưu', title).waitFor();
    }
  });

  test('finds them on the list, the latest first, at their price of then', async () => {
    const { page } = buyer;
    await buyer.go('/dashboard/wishlist');
    await page.getByText('3 khoá, chưa có khoá nào rẻ hơn lúc bạn lưu.').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(titles.toReversed());
    await row(titles[2]!).getByRole('link', { name: 'Học ngay' }).waitFor();
    await inspect(buyer, 'wishlist');
  });

  test('puts all that is sold into the cart, and it stays on the list', async () => {
    const { page } = buyer;
    await main(buyer, /^Thêm hết vào giỏ$/).click();
    await page.getByRole('status').getByText('Đã thêm 2 khoá vào giỏ.').waitFor();
    for (const title of titles.slice(0, 2))
      await row(title).getByRole('link', { name: 'Xem giỏ hàng' }).waitFor();
    await inspect(buyer, 'wishlist-in-cart');
  });

  test('takes one off, and back on again as it was', async () => {
    const { page } = buyer;
    const title = titles[0]!;
    await row(title).getByRole('button', { name: 'Bỏ lưu' }).click();
    await page.getByText(`Đã bỏ lưu “${title}”.`).waitFor();
    await undoAfter(page, () => row(title).waitFor({ state: 'hidden' }));
    await row(title).waitFor();
    await buyer.go('/cart');
    for (const name of titles.slice(0, 2)) await page.getByRole('link', { name }).first().waitFor();
  });
}

/** The button, which stands once for each place that it may have. */
const heart = ({ page }: Visitor, word: string, title: string) =>
  page
    .getByRole('button', { name: `${word} “${title}”`, exact: true })
    .filter({ visible: true })
    .first();
