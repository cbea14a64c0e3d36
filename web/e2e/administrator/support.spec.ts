import { newEmail, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { findMailedLink } from '../mailbox.ts';
import { field, link, press, title } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';
import { type Visitor } from '../visitor.ts';
import { DESKTOP } from '../widths.ts';

const NOTE = 'Đã hỏi cổng thanh toán, đừng hứa ngày.';

/** Messages of a ticket. */
const thread = ({ page }: Visitor) => page.getByRole('list', { name: t('tickets:thread.messages') });

/** Finds a ticket by its number in the support center and opens it. */
async function openTicket({ page, go }: Visitor, number: string, tab?: RegExp): Promise<void> {
  await go('/admin/support-center');
  if (tab) await press(page, tab);
  const search = page.getByRole('searchbox', { name: t('ticketDesk:search') });
  await search.fill(number);
  await search.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === number);
  const rows = page.getByRole('list', { name: t('ticketDesk:list'), exact: true }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.getByRole('region', { name: number })).toBeVisible();
}

async function writeNote(agent: Visitor): Promise<void> {
  const { page } = agent;
  await press(page, t('ticketDesk:compose.noteLabel'));
  await field(page, t('ticketDesk:compose.noteLabel')).fill(NOTE);
  await expectToast(page, t('ticketDesk:compose.noted'), () => press(page, t('ticketDesk:compose.keep')));
  await expect(thread(agent).getByText(NOTE)).toBeVisible();
  await press(page, t('ticketDesk:compose.noteLabel'));
}

test('A guest writes to support, gets an answer by mail and rates it', { tag: '@phone' }, async ({
  visitor: guest,
  openVisitor,
}) => {
  const { page } = guest;
  const agent = await openVisitor(DESKTOP);
  await agent.signIn(await signIn('admin@sen.test'));
  const email = newEmail();
  const subject = 'Xuất hoá đơn cho công ty';
  const message = 'Mình cần hoá đơn cho công ty, đơn trả hôm thứ sáu.';
  let number = '';

  await test.step('An invalid email address is shown at its field, and the input is preserved', async () => {
    const text = page.getByRole('textbox', { name: textStart('tickets:contact.text') });
    await guest.go('/contact');
    await press(page, t('tickets:category.FAULT'));
    await page.getByRole('textbox', { name: textStart('tickets:contact.name') }).fill('Trần Quốc Đạt');
    await page.getByRole('textbox', { name: /^Email/ }).fill('dat.tran@gmail');
    await page.getByRole('textbox', { name: textStart('tickets:contact.subject') }).fill(subject);
    await text.fill(message);
    await press(page, t('tickets:contact.send'));
    await expect(page.getByRole('textbox', { name: /^Email/, description: /cần có dạng/ })).toBeVisible();
    await expect(text).toHaveValue(message);
    await expect(page.getByRole('button', { name: t('tickets:category.FAULT') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await press(page, t('tickets:contact.send'));
    const done = page.getByRole('heading', { name: /^Sen đã nhận yêu cầu HT-/ });
    number = /HT-\d{4}-\d{4}/.exec(await done.innerText())?.[0] ?? '';
    await expect(page.getByText(`Sen vừa gửi email tới ${email}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The link in the mail opens the ticket', async () => {
    await guest.go(await findMailedLink(email, textStart('tickets:contact.doneNumber', { number })));
    await expect(title(page, subject)).toBeVisible();
    await expect(thread(guest).getByText(message)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('An administrator writes a note and answers with a canned answer', async () => {
    await openTicket(agent, number);
    await writeNote(agent);
    const answer = agent.page.getByRole('textbox', { name: t('ticketDesk:compose.label') });
    await answer.fill('/');
    await expect(agent.page.getByRole('listbox', { name: t('ticketDesk:compose.canned') })).toBeVisible();
    await expectAccessible(agent.page);
    await answer.press('ArrowDown');
    await answer.press('Enter');
    const text = await answer.inputValue();
    expect(text.length).toBeGreaterThan(10);
    expect(text, 'all placeholders have values').not.toMatch(/[{}]/);
    await expectToast(agent.page, t('ticketDesk:compose.sent'), () =>
      press(agent.page, t('ticketDesk:compose.send')),
    );
    await expect(thread(agent).getByText(text.slice(0, 40))).toBeVisible();
    await expectAccessible(agent.page);
  });

  await test.step('The guest reads the answer without the note and replies', async () => {
    await guest.go(await findMailedLink(email, new RegExp(`Sen đã trả lời yêu cầu ${number}`)));
    await expect(thread(guest).getByText(/ từ Sen$/)).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    const reply = page.getByRole('textbox', { name: t('tickets:thread.reply') });
    await reply.fill('Cảm ơn, mã số thuế là 0312456789.');
    await expectToast(page, t('tickets:thread.sent'), () => press(page, t('tickets:thread.send')));
    await expect(thread(guest).getByText('mã số thuế là 0312456789')).toBeVisible();
    await expect(reply).toHaveValue('');
  });

  await test.step('The administrator resolves the ticket', async () => {
    await openTicket(agent, number);
    const answer = agent.page.getByRole('textbox', { name: t('ticketDesk:compose.label') });
    await answer.fill('Hoá đơn đã gửi tới email của bạn.');
    await press(agent.page, t('ticketDesk:compose.more'));
    await expectToast(agent.page, t('ticketDesk:compose.sent'), () =>
      press(agent.page, t('ticketDesk:compose.sendDone')),
    );
  });

  await test.step('The URL does not contain the access, so a reload asks for a new link', async () => {
    await page.reload();
    await expect(title(page, t('tickets:guest.title'))).toBeVisible();
    await page.getByRole('textbox', { name: t('tickets:guest.number') }).fill(number.toLowerCase());
    await page.getByRole('textbox', { name: t('tickets:contact.email') }).fill(email);
    await press(page, t('tickets:guest.ask'));
    await expect(page.getByText(textStart('tickets:guest.sent'))).toBeVisible();
  });

  await test.step('The guest rates the support, and the administrator sees the rating', async () => {
    await guest.go(await findMailedLink(email, new RegExp(`Liên kết mới của yêu cầu ${number}`)));
    await expect(page.getByRole('group', { name: t('tickets:rate.title') })).toBeVisible();
    await press(page, t('tickets:rate.send'));
    await expect(page.getByText(t('tickets:rate.choose'))).toBeVisible();
    await expectAccessible(page);
    // The label shows the star. The radio button is visually hidden.
    await page.locator('label').filter({ hasText: '4 sao' }).click();
    await expect(page.getByRole('radio', { name: '4 sao' })).toBeChecked();
    await expect(page.getByText(t('tickets:rate.choose'))).toHaveCount(0);
    await page.getByRole('textbox', { name: t('tickets:rate.comment') }).fill('Trả lời rõ ràng');
    await expectToast(page, t('tickets:rate.thanks'), () => press(page, t('tickets:rate.send')));
    await expect(page.getByRole('button', { name: t('tickets:rate.change') })).toBeVisible();
    await openTicket(agent, number, /^Xong/);
    await expect(thread(agent).getByText(t('ticketDesk:event.RATED', { value: 4 }))).toBeVisible();
  });
});

test('A student asks about an order and never receives the notes of support', { tag: '@desktop' }, async ({
  visitor: student,
  openVisitor,
}) => {
  const { page } = student;
  const agent = await openVisitor();
  await agent.signIn(await signIn('admin@sen.test'));
  await student.signIn(await signIn('student@sen.test'));
  const subject = `Đơn này chưa có hoá đơn, thư ${Date.now()}`;
  const row = page.getByRole('link').filter({ hasText: subject });
  let number = '';

  await test.step('The student writes about an order', async () => {
    await student.go('/contact');
    const choice = page.getByRole('combobox', { name: t('tickets:contact.order') });
    await expect.poll(() => choice.locator('option').count()).toBeGreaterThan(1);
    await choose(choice, { index: 1 });
    const order = await choice.inputValue();
    await page.getByRole('textbox', { name: textStart('tickets:contact.subject') }).fill(subject);
    await page
      .getByRole('textbox', { name: textStart('tickets:contact.text') })
      .fill('Mình không thấy hoá đơn ở trang đơn hàng.');
    await press(page, t('tickets:contact.send'));
    await link(page, t('tickets:contact.open')).click();
    await expect(title(page, subject)).toBeVisible();
    await expect(page.getByText(t('tickets:thread.order', { number: order }))).toBeVisible();
    await student.go('/dashboard/support');
    number = /HT-\d{4}-\d{4}/.exec(await row.innerText())?.[0] ?? '';
    await expect(row.getByText(t('tickets:state.OPEN'))).toBeVisible();
  });

  await test.step('The answer arrives, and no response contains the note', async () => {
    await openTicket(agent, number);
    await writeNote(agent);
    const answer = 'Sen vừa xuất hoá đơn, bạn tải lại trang nhé.';
    await agent.page.getByRole('textbox', { name: t('ticketDesk:compose.label') }).fill(answer);
    await expectToast(agent.page, t('ticketDesk:compose.sent'), () =>
      press(agent.page, t('ticketDesk:compose.send')),
    );
    await student.go('/dashboard/support');
    await expect(row.getByText(t('tickets:state.REPLIED'))).toBeVisible();
    const bodies: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql'))
        void response.text().then(
          (body) => bodies.push(body),
          () => undefined,
        );
    });
    await row.click();
    await expect(thread(student).getByText(answer)).toBeVisible();
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await expect.poll(() => bodies.some((body) => body.includes(answer))).toBe(true);
    expect(bodies.filter((body) => body.includes(NOTE))).toEqual([]);
  });

  await test.step('The canned answers are in a dialog', async () => {
    await agent.go('/admin/support-center');
    await press(agent.page, t('ticketDesk:canned.title'));
    const all = agent.page.getByRole('dialog', { name: t('ticketDesk:canned.title') });
    await expect(all.getByRole('button', { name: t('ticketDesk:canned.new') })).toBeVisible();
    await expect(all.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(agent.page);
  });
});
