import { describe, expect, test } from 'vitest';
import { inspect, switchColorScheme } from './looks.ts';
import { mailedLink } from './mailbox.ts';
import { newEmail, startSession, tokensOf } from './people.ts';
import { expectToast, type Visitor, visitor, WIDTHS } from './visitor.ts';

const press = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

/** The screen as it stands in both colours; switched in place, for what is typed must stay. */
async function inspectBoth(who: Visitor, name: string): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await switchColorScheme(who, scheme);
    await inspect(who, `${name}-${scheme}`);
  }
}

/** What a thread says, in the words of whoever looks at it. */
const thread = ({ page }: Visitor) => page.getByRole('list', { name: 'Các tin trong thư' });

/** Finds a ticket at the desk as its number is read out on the phone, and opens it. */
async function openAtDesk(agent: Visitor, number: string, tab?: RegExp): Promise<void> {
  const { page } = agent;
  await agent.go('/admin/support-center');
  if (tab) await press(agent, tab);
  const field = page.getByRole('searchbox', { name: 'Mã thư, tên, email, đơn' });
  await field.fill(number);
  await field.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('search') === number);
  const rows = page.getByRole('list', { name: 'Các thư', exact: true }).getByRole('link');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.click();
  await page.getByRole('region', { name: number }).waitFor();
}

async function keepNote(agent: Visitor, words: string): Promise<void> {
  const { page } = agent;
  await press(agent, 'Ghi chú nội bộ');
  await page.getByRole('textbox', { name: 'Ghi chú nội bộ' }).fill(words);
  await expectToast(page, 'Đã lưu ghi chú.', () => press(agent, 'Lưu ghi chú'));
  await thread(agent).getByText(words).waitFor();
  await press(agent, 'Ghi chú nội bộ');
}

const NOTE = 'Đã hỏi cổng thanh toán, đừng hứa ngày.';

describe.each(WIDTHS)('a guest asks support (%s)', (width) => {
  const guest = visitor(width, { isStory: true });
  const agent = visitor(width, { isStory: true });
  const email = newEmail();
  const words = 'Mình cần hoá đơn cho công ty, đơn trả hôm thứ sáu.';
  let number = '';

  test('a mistake is said at its field, and nothing is lost', async () => {
    const { page } = guest;
    await guest.go('/contact');
    await press(guest, 'Báo lỗi');
    await page.getByRole('textbox', { name: /^Tên của bạn/ }).fill('Trần Quốc Đạt');
    await page.getByRole('textbox', { name: /^Email/ }).fill('dat.tran@gmail');
    await page.getByRole('textbox', { name: /^Tiêu đề/ }).fill('Xuất hoá đơn cho công ty');
    await page.getByRole('textbox', { name: /^Nội dung/ }).fill(words);
    await press(guest, 'Gửi thư');
    const field = page.getByRole('textbox', { name: /^Email/, description: /chưa đúng dạng/ });
    await field.waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: /^Nội dung/ }).inputValue()).toBe(words);
    expect(await page.getByRole('button', { name: 'Báo lỗi' }).getAttribute('aria-pressed')).toBe('true');
    await inspectBoth(guest, 'contact-mistake');
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await press(guest, 'Gửi thư');
    const done = page.getByRole('heading', { name: /^Sen đã nhận thư HT-/ });
    number = /HT-\d{4}-\d{4}/.exec(await done.innerText())![0];
    await page.getByText(`Sen vừa gửi email tới ${email}`).waitFor();
    await inspectBoth(guest, 'contact-done');
  });

  test('the mail leads into the thread', async () => {
    const { page } = guest;
    await guest.go(await mailedLink(guest, email, new RegExp(`Sen đã nhận thư ${number}`)));
    await page.getByRole('heading', { level: 1, name: 'Xuất hoá đơn cho công ty' }).waitFor();
    await thread(guest).getByText(words).waitFor();
    await inspectBoth(guest, 'guest-thread');
  });

  test('an administrator keeps a note and answers with a canned answer', async () => {
    const { page } = agent;
    await startSession(agent, await tokensOf('admin@sen.test'));
    await agent.go('/admin/support-center');
    await page.getByRole('list', { name: 'Các thư', exact: true }).waitFor();
    await inspectBoth(agent, 'desk');
    await openAtDesk(agent, number);
    await keepNote(agent, NOTE);
    const field = page.getByRole('textbox', { name: 'Trả lời người gửi' });
    await field.fill('/');
    await page.getByRole('listbox', { name: 'Câu trả lời mẫu' }).waitFor();
    await inspectBoth(agent, 'desk-canned');
    await field.press('ArrowDown');
    await field.press('Enter');
    const answer = await field.inputValue();
    expect(answer.length, 'words of the canned answer').toBeGreaterThan(10);
    expect(answer, 'blanks are filled in').not.toMatch(/[{}]/);
    await expectToast(page, 'Đã gửi câu trả lời.', () => press(agent, 'Gửi, chờ khách'));
    await thread(agent).getByText(answer.slice(0, 40)).waitFor();
    await inspectBoth(agent, 'desk-ticket');
  });

  test('the guest reads the answer but no note, and writes again', async () => {
    const { page } = guest;
    await guest.go(await mailedLink(guest, email, new RegExp(`Sen đã trả lời thư ${number}`)));
    await thread(guest)
      .getByText(/ từ Sen$/)
      .waitFor();
    expect(await page.getByText(NOTE).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Viết thêm' }).fill('Cảm ơn, mã số thuế là 0312456789.');
    await expectToast(page, 'Đã gửi. Sen sẽ trả lời bạn.', () => press(guest, 'Gửi'));
    await thread(guest).getByText('mã số thuế là 0312456789').waitFor();
    expect(await page.getByRole('textbox', { name: 'Viết thêm' }).inputValue()).toBe('');
  });

  test('the administrator solves it, and the guest rates', async () => {
    await openAtDesk(agent, number);
    await agent.page
      .getByRole('textbox', { name: 'Trả lời người gửi' })
      .fill('Hoá đơn đã gửi tới email của bạn.');
    await press(agent, 'Cách gửi khác');
    await expectToast(agent.page, 'Đã gửi câu trả lời.', () => press(agent, 'Gửi và xong'));
    const { page } = guest;
    // The address keeps no way into the ticket: whoever reloads asks for another link
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Mở thư hỗ trợ của bạn' }).waitFor();
    await inspectBoth(guest, 'guest-link');
    await page.getByRole('textbox', { name: 'Mã thư' }).fill(number.toLowerCase());
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await press(guest, 'Gửi liên kết mới');
    await page.getByText(/^Nếu mã thư và email khớp nhau/).waitFor();
    await guest.go(await mailedLink(guest, email, new RegExp(`Liên kết mới vào thư ${number}`)));
    await page.getByRole('group', { name: 'Bạn hài lòng với cách Sen giúp không?' }).waitFor();
    await inspectBoth(guest, 'guest-rate');
    await press(guest, 'Gửi đánh giá');
    await page.getByText('Bạn chọn số sao trước đã.').waitFor();
    // It is the star that people press; its radio button is for the keyboard
    await page.locator('label').filter({ hasText: '4 sao' }).click();
    expect(await page.getByRole('radio', { name: '4 sao' }).isChecked()).toBe(true);
    expect(await page.getByText('Bạn chọn số sao trước đã.').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Nhận xét (nếu muốn)' }).fill('Trả lời rõ ràng');
    await expectToast(page, 'Cảm ơn bạn đã đánh giá.', () => press(guest, 'Gửi đánh giá'));
    await page.getByRole('button', { name: 'Đổi đánh giá' }).waitFor();
    await openAtDesk(agent, number, /^Xong/);
    await thread(agent).getByText('Người gửi đánh giá 4/5').waitFor();
  });
});

describe.each(WIDTHS)('a member asks support (%s)', (width) => {
  const member = visitor(width, { isStory: true });
  const agent = visitor(width, { isStory: true });
  const subject = `Đơn này chưa có hoá đơn (${width})`;
  let order = '';
  let number = '';

  test('about an order of their own', async () => {
    const { page } = member;
    await startSession(member, await tokensOf('student@sen.test'));
    await member.go('/contact');
    const choice = page.getByRole('combobox', { name: 'Mã đơn (nếu có)' });
    await expect.poll(() => choice.locator('option').count()).toBeGreaterThan(1);
    await choice.selectOption({ index: 1 });
    order = await choice.inputValue();
    await page.getByRole('textbox', { name: /^Tiêu đề/ }).fill(subject);
    await page.getByRole('textbox', { name: /^Nội dung/ }).fill('Mình không thấy hoá đơn ở trang đơn hàng.');
    await inspectBoth(member, 'contact-member');
    await press(member, 'Gửi thư');
    await page.getByRole('link', { name: 'Mở thư' }).click();
    await page.getByRole('heading', { level: 1, name: subject }).waitFor();
    await page.getByText(`Đơn ${order}`).waitFor();
    await inspectBoth(member, 'own-ticket');
    await member.go('/dashboard/support');
    const row = page.getByRole('link').filter({ hasText: subject });
    number = /HT-\d{4}-\d{4}/.exec(await row.innerText())![0];
    await row.getByText('Chờ Sen trả lời').waitFor();
    await inspectBoth(member, 'own-tickets');
  });

  test('what support writes among themselves stays there', async () => {
    await startSession(agent, await tokensOf('admin@sen.test'));
    await openAtDesk(agent, number);
    await keepNote(agent, NOTE);
    const field = agent.page.getByRole('textbox', { name: 'Trả lời người gửi' });
    await field.fill('Sen vừa xuất hoá đơn, bạn tải lại trang nhé.');
    await expectToast(agent.page, 'Đã gửi câu trả lời.', () => press(agent, 'Gửi, chờ khách'));
    const { page } = member;
    await member.go('/dashboard/support');
    const row = page.getByRole('link').filter({ hasText: subject });
    await row.getByText('Sen đã trả lời').waitFor();
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql'))
        void response.text().then(
          (body) => answers.push(body),
          () => undefined,
        );
    });
    await row.click();
    await thread(member).getByText('Sen vừa xuất hoá đơn').waitFor();
    expect(await page.getByText(NOTE).count()).toBe(0);
    // Neither is it sent and only not shown
    await expect.poll(() => answers.some((body) => body.includes('Sen vừa xuất hoá đơn'))).toBe(true);
    expect(answers.filter((body) => body.includes(NOTE))).toEqual([]);
  });

  test('what support answers often stands in a list', async () => {
    const { page } = agent;
    await agent.go('/admin/support-center');
    await press(agent, 'Câu trả lời mẫu');
    const all = page.getByRole('dialog', { name: 'Câu trả lời mẫu' });
    await all.getByRole('button', { name: 'Thêm câu mẫu' }).waitFor();
    await all.getByRole('listitem').first().waitFor();
    await inspectBoth(agent, 'canned');
  });
});
