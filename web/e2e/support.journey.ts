import { t, textPattern, textStart } from '../texts.ts';
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
    await inspect(who.page); // AXE ${name}-${scheme}
  }
}

/** What a thread says, in the words of whoever looks at it. */
const thread = ({ page }: Visitor) => page.getByRole('list', { name: t('tickets:thread.messages') });

/** Finds a ticket at the desk as its number is read out on the phone, and opens it. */
async function openAtDesk(agent: Visitor, number: string, tab?: RegExp): Promise<void> {
  const { page } = agent;
  await agent.go('/admin/support-center');
  if (tab) await press(agent, tab);
  const field = page.getByRole('searchbox', { name: t('ticketDesk:search') });
  await field.fill(number);
  await field.press('Enter');
  await page.waitForURL((address) => address.searchParams.get('search') === number);
  const rows = page.getByRole('list', { name: t('ticketDesk:list'), exact: true }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.getByRole('region', { name: number })).toBeVisible();
}

async function keepNote(agent: Visitor, words: string): Promise<void> {
  const { page } = agent;
  await press(agent, t('ticketDesk:compose.noteLabel'));
  await page.getByRole('textbox', { name: t('ticketDesk:compose.noteLabel') }).fill(words);
  await expectToast(page, t('ticketDesk:compose.noted'), () => press(agent, t('ticketDesk:compose.keep')));
  await expect(thread(agent).getByText(words)).toBeVisible();
  await press(agent, t('ticketDesk:compose.noteLabel'));
}

const NOTE = 'Đã hỏi cổng thanh toán, đừng hứa ngày.';

describe.each(WIDTHS)('a guest asks support (%s)', (width) => {
  const guest = visitor(width, { isStory: true });
  const agent = visitor(width, { isStory: true });
  const email = newEmail();
  const words = 'Mình cần hoá đơn cho công ty, đơn trả hôm thứ sáu.';
  let number = '';

  await test.step('a mistake is said at its field, and nothing is lost', async () => {
    const { page } = guest;
    await guest.go('/contact');
    await press(guest, t('tickets:category.FAULT'));
    await page.getByRole('textbox', { name: textStart('tickets:contact.name') }).fill('Trần Quốc Đạt');
    await page.getByRole('textbox', { name: /^Email/ }).fill('dat.tran@gmail');
    await page.getByRole('textbox', { name: textStart('tickets:contact.subject') }).fill('Xuất hoá đơn cho công ty');
    await page.getByRole('textbox', { name: textStart('tickets:contact.text') }).fill(words);
    await press(guest, t('tickets:contact.send'));
    const field = page.getByRole('textbox', { name: /^Email/, description: /chưa đúng dạng/ });
    await expect(field).toBeVisible();
    await expect(page.getByRole('textbox', { name: textStart('tickets:contact.text') })).toHaveValue(words);
    await expect(page.getByRole('button', { name: t('tickets:category.FAULT') })).toHaveAttribute('aria-pressed', 'true');
    await inspectBoth(guest, 'contact-mistake');
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await press(guest, t('tickets:contact.send'));
    const done = page.getByRole('heading', { name: /^Sen đã nhận thư HT-/ });
    number = /HT-\d{4}-\d{4}/.exec(await done.innerText())![0];
    await expect(page.getByText(`Sen vừa gửi email tới ${email}`)).toBeVisible();
    await inspectBoth(guest, 'contact-done');
  });

  await test.step('the mail leads into the thread', async () => {
    const { page } = guest;
    await guest.go(await mailedLink(guest, email, new RegExp(t('tickets:contact.doneNumber', { number }))));
    await expect(page.getByRole('heading', { level: 1, name: 'Xuất hoá đơn cho công ty' })).toBeVisible();
    await expect(thread(guest).getByText(words)).toBeVisible();
    await inspectBoth(guest, 'guest-thread');
  });

  await test.step('an administrator keeps a note and answers with a canned answer', async () => {
    const { page } = agent;
    await agent.signIn(await signIn('admin@sen.test'));
    await agent.go('/admin/support-center');
    await expect(page.getByRole('list', { name: t('ticketDesk:list'), exact: true })).toBeVisible();
    await inspectBoth(agent, 'desk');
    await openAtDesk(agent, number);
    await keepNote(agent, NOTE);
    const field = page.getByRole('textbox', { name: t('ticketDesk:compose.label') });
    await field.fill('/');
    await expect(page.getByRole('listbox', { name: t('ticketDesk:compose.canned') })).toBeVisible();
    await inspectBoth(agent, 'desk-canned');
    await field.press('ArrowDown');
    await field.press('Enter');
    const answer = await field.inputValue();
    expect(answer.length, 'words of the canned answer').toBeGreaterThan(10);
    expect(answer, 'blanks are filled in').not.toMatch(/[{}]/);
    await expectToast(page, t('ticketDesk:compose.sent'), () => press(agent, t('ticketDesk:compose.send')));
    await expect(thread(agent).getByText(answer.slice(0, 40))).toBeVisible();
    await inspectBoth(agent, 'desk-ticket');
  });

  await test.step('the guest reads the answer but no note, and writes again', async () => {
    const { page } = guest;
    await guest.go(await mailedLink(guest, email, new RegExp(`Sen đã trả lời thư ${number}`)));
    await expect(thread(guest)
      .getByText(/ từ Sen$/)).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await page.getByRole('textbox', { name: t('tickets:thread.reply') }).fill('Cảm ơn, mã số thuế là 0312456789.');
    await expectToast(page, t('tickets:thread.sent'), () => press(guest, t('tickets:thread.send')));
    await expect(thread(guest).getByText('mã số thuế là 0312456789')).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('tickets:thread.reply') })).toHaveValue('');
  });

  await test.step('the administrator solves it, and the guest rates', async () => {
    await openAtDesk(agent, number);
    await agent.page
      .getByRole('textbox', { name: t('ticketDesk:compose.label') })
      .fill('Hoá đơn đã gửi tới email của bạn.');
    await press(agent, t('ticketDesk:compose.more'));
    await expectToast(agent.page, t('ticketDesk:compose.sent'), () => press(agent, t('ticketDesk:compose.sendDone')));
    const { page } = guest;
    // The address keeps no way into the ticket: whoever reloads asks for another link
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('tickets:guest.title') })).toBeVisible();
    await inspectBoth(guest, 'guest-link');
    await page.getByRole('textbox', { name: t('tickets:guest.number') }).fill(number.toLowerCase());
    await page.getByRole('textbox', { name: t('tickets:contact.email') }).fill(email);
    await press(guest, t('tickets:guest.ask'));
    await expect(page.getByText(textStart('tickets:guest.sent'))).toBeVisible();
    await guest.go(await mailedLink(guest, email, new RegExp(`Liên kết mới vào thư ${number}`)));
    await expect(page.getByRole('group', { name: t('tickets:rate.title') })).toBeVisible();
    await inspectBoth(guest, 'guest-rate');
    await press(guest, t('tickets:rate.send'));
    await expect(page.getByText(t('tickets:rate.choose'))).toBeVisible();
    // It is the star that people press; its radio button is for the keyboard
    await page.locator('label').filter({ hasText: '4 sao' }).click();
    await expect(page.getByRole('radio', { name: '4 sao' })).toBeChecked();
    await expect(page.getByText(t('tickets:rate.choose'))).toHaveCount(0);
    await page.getByRole('textbox', { name: t('tickets:rate.comment') }).fill('Trả lời rõ ràng');
    await expectToast(page, t('tickets:rate.thanks'), () => press(guest, t('tickets:rate.send')));
    await expect(page.getByRole('button', { name: t('tickets:rate.change') })).toBeVisible();
    await openAtDesk(agent, number, /^Xong/);
    await expect(thread(agent).getByText(t('ticketDesk:event.RATED', { value: 4 }))).toBeVisible();
  });
});

describe.each(WIDTHS)('a member asks support (%s)', (width) => {
  const member = visitor(width, { isStory: true });
  const agent = visitor(width, { isStory: true });
  const subject = t('tickets:thread.order', { number: `này chưa có hoá đơn (${width})` });
  let order = '';
  let number = '';

  await test.step('about an order of their own', async () => {
    const { page } = member;
    await member.signIn(await signIn('student@sen.test'));
    await member.go('/contact');
    const choice = page.getByRole('combobox', { name: t('tickets:contact.order') });
    await expect.poll(() => choice.locator('option').count()).toBeGreaterThan(1);
    await choice.selectOption({ index: 1 });
    order = await choice.inputValue();
    await page.getByRole('textbox', { name: textStart('tickets:contact.subject') }).fill(subject);
    await page.getByRole('textbox', { name: textStart('tickets:contact.text') }).fill('Mình không thấy hoá đơn ở trang đơn hàng.');
    await inspectBoth(member, 'contact-member');
    await press(member, t('tickets:contact.send'));
    await page.getByRole('link', { name: t('tickets:contact.open') }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.getByText(t('tickets:thread.order', { number: order }))).toBeVisible();
    await inspectBoth(member, 'own-ticket');
    await member.go('/dashboard/support');
    const row = page.getByRole('link').filter({ hasText: subject });
    number = /HT-\d{4}-\d{4}/.exec(await row.innerText())![0];
    await expect(row.getByText(t('tickets:state.OPEN'))).toBeVisible();
    await inspectBoth(member, 'own-tickets');
  });

  await test.step('what support writes among themselves stays there', async () => {
    await agent.signIn(await signIn('admin@sen.test'));
    await openAtDesk(agent, number);
    await keepNote(agent, NOTE);
    const field = agent.page.getByRole('textbox', { name: t('ticketDesk:compose.label') });
    await field.fill('Sen vừa xuất hoá đơn, bạn tải lại trang nhé.');
    await expectToast(agent.page, t('ticketDesk:compose.sent'), () => press(agent, t('ticketDesk:compose.send')));
    const { page } = member;
    await member.go('/dashboard/support');
    const row = page.getByRole('link').filter({ hasText: subject });
    await expect(row.getByText(t('tickets:state.REPLIED'))).toBeVisible();
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql'))
        void response.text().then(
          (body) => answers.push(body),
          () => undefined,
        );
    });
    await row.click();
    await expect(thread(member).getByText('Sen vừa xuất hoá đơn')).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    // Neither is it sent and only not shown
    await expect.poll(() => answers.some((body) => body.includes('Sen vừa xuất hoá đơn'))).toBe(true);
    expect(answers.filter((body) => body.includes(NOTE))).toEqual([]);
  });

  await test.step('what support answers often stands in a list', async () => {
    const { page } = agent;
    await agent.go('/admin/support-center');
    await press(agent, t('ticketDesk:compose.canned'));
    const all = page.getByRole('dialog', { name: t('ticketDesk:compose.canned') });
    await expect(all.getByRole('button', { name: t('ticketDesk:canned.new') })).toBeVisible();
    await expect(all.getByRole('listitem').first()).toBeVisible();
    await inspectBoth(agent, 'canned');
  });
});
