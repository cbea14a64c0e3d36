import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { newStudent, startSession } from './people.ts';
import { expectToast, visitor } from './visitor.ts';

describe('a study group', () => {
  const founder = visitor('desktop', { isStory: true });
  const friend = visitor('phone', { isStory: true });
  let address = '';
  let code = '';

  test('is founded, and its code passed on', async () => {
    const { page } = founder;
    await startSession(founder, await newStudent('Lê Thị Nhóm'));
    await founder.go('/dashboard/groups');
    await page.getByText('Bạn chưa ở nhóm nào').waitFor();
    await page.getByRole('button', { name: 'Tạo nhóm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tạo nhóm' });
    await dialog.getByLabel('Tên nhóm').fill('ab');
    await dialog.getByRole('button', { name: 'Tạo nhóm' }).click();
    await dialog.getByText('Tên nhóm cần 3 đến 60 ký tự.').waitFor();
    await dialog.getByLabel('Tên nhóm').fill('Nhóm sáng thứ bảy');
    await dialog.getByRole('button', { name: 'Tạo nhóm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nhóm sáng thứ bảy' }).waitFor();
    address = new URL(page.url()).pathname;
    code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText();
    await inspect(founder, 'group-new');
  });

  test('is joined on a phone by the code; a wrong one is refused at its field', async () => {
    const { page } = friend;
    await startSession(friend, await newStudent('Trần Văn Bạn'));
    await friend.go(address);
    await page.getByRole('heading', { level: 1, name: 'Không có nhóm này' }).waitFor();
    await page.getByRole('link', { name: 'Về danh sách nhóm' }).click();
    await page.getByRole('button', { name: 'Nhập mã nhóm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nhập mã nhóm' });
    await dialog.getByLabel('Mã nhóm').fill('KHONG-CO2');
    await dialog.getByRole('button', { name: 'Vào nhóm' }).click();
    await dialog.getByText(/^Không có nhóm nào dùng mã này/).waitFor();
    await dialog.getByLabel('Mã nhóm').fill(code.toLowerCase());
    await dialog.getByRole('button', { name: 'Vào nhóm' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nhóm sáng thứ bảy' }).waitFor();
    await inspect(friend, 'group-joined');
  });

  test('talks live', async () => {
    await founder.page.getByRole('textbox', { name: 'Chia sẻ với nhóm…' }).fill('Chào cả nhóm');
    await founder.page.getByRole('button', { name: 'Đăng', exact: true }).click();
    const post = friend.page.getByRole('article', { name: 'Bài của Lê Thị Nhóm' });
    await post.getByText('Chào cả nhóm').waitFor();
    await post.getByRole('button', { name: '0 cảm ơn' }).click();
    await founder.page.getByText('1 cảm ơn').waitFor();
  });

  test('plans a meeting, which stands on the other’s calendar with a study slot of their own', async () => {
    const { page } = founder;
    await page.getByRole('button', { name: 'Hẹn buổi học' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buổi học mới' });
    await dialog.getByLabel('Cả nhóm sẽ làm gì').fill('Ôn chương một');
    await expectToast(page, 'Đã hẹn. Các thành viên đã nhận thông báo.', () =>
      dialog.getByRole('button', { name: 'Hẹn buổi học' }).click(),
    );
    const phone = friend.page;
    await friend.go('/dashboard/calendar');
    const soon = phone.getByRole('region', { name: 'Sắp tới' });
    await soon.getByText('Nhóm sáng thứ bảy · Ôn chương một').waitFor();
    await phone.getByRole('button', { name: 'Đặt giờ học' }).click();
    const slot = phone.getByRole('dialog', { name: 'Đặt giờ học' });
    await slot.getByLabel('Bạn sẽ học gì').fill('Đọc trước bài một');
    const later = new Date(Date.now() + 3 * 86_400_000 + 7 * 3_600_000).toISOString();
    await slot
      .getByRole('textbox', { name: 'Bắt đầu' })
      .fill(`${later.slice(8, 10)}/${later.slice(5, 7)}/${later.slice(0, 4)} 19:30`);
    await expectToast(phone, 'Đã đặt giờ học', () =>
      slot.getByRole('button', { name: 'Lưu giờ học' }).click(),
    );
    await soon.getByText('Đọc trước bài một').waitFor();
    await inspect(friend, 'calendar');
    await phone.getByRole('button', { name: 'Danh sách', exact: true }).click();
    await phone.getByRole('heading', { level: 3 }).first().waitFor();
    await phone.getByText('Nhóm sáng thứ bảy · Ôn chương một').waitFor();
    await inspect(friend, 'calendar-agenda');
    await founder.go('/dashboard/calendar?view=week');
    await page.getByText('20:00', { exact: true }).waitFor();
    await inspect(founder, 'calendar-week');
  });

  test('gives an address that other programs follow', async () => {
    const { page } = friend;
    await page.getByRole('button', { name: 'Đồng bộ lịch' }).click();
    await page.getByRole('button', { name: 'Tạo địa chỉ' }).click();
    const url = await page.getByLabel('Địa chỉ lịch (iCalendar)').inputValue();
    const body = await (await fetch(url)).text();
    expect(body.replaceAll('\r\n ', '')).toContain('SUMMARY:Tự học: Đọc trước bài một');
    await page.getByRole('button', { name: 'Ngừng đồng bộ' }).click();
    await page.getByRole('button', { name: 'Tạo địa chỉ' }).waitFor();
    expect((await fetch(url)).status).toBe(404);
  });

  test('is left; its last leader has to name another first', async () => {
    const { page } = founder;
    await founder.go(address);
    await page.getByRole('button', { name: 'Rời nhóm' }).click();
    await expectToast(
      page,
      'Nhóm cần ít nhất một trưởng nhóm. Hãy chọn người khác làm trưởng nhóm trước.',
      () => page.getByRole('dialog').getByRole('button', { name: 'Rời nhóm' }).click(),
    );
    await page.getByRole('button', { name: 'Thêm về Trần Văn Bạn' }).click();
    await page.getByRole('button', { name: 'Chọn làm trưởng nhóm' }).click();
    await page.getByText('Trưởng nhóm').nth(1).waitFor();
    await page.getByRole('button', { name: 'Rời nhóm' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rời nhóm' }).click();
    await page.getByText('Bạn chưa ở nhóm nào').waitFor();
  });
});
