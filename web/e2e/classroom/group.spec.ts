import { newStudent } from '../accounts.ts';
import { inspect } from '../axe.ts';
import { fillDate } from '../parts/date.ts';
import { dialog } from '../parts/dialog.ts';
import { field, link, press, title } from '../parts/find.ts';
import { chooseInMenu } from '../parts/menu.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { DESKTOP } from '../widths.ts';

const GROUP = 'Nhóm sáng thứ bảy';
const MEETING = `${GROUP} · Ôn chương một`;
const SLOT = 'Đọc trước bài một';

/** Date in Vietnam after this many days. */
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10);

test('Two students found a group, plan a meeting, share their calendar and leave', { tag: '@phone' }, async ({
  visitor: friend,
  openVisitor,
}) => {
  const founder = await openVisitor(DESKTOP);
  const [founderAccount, friendAccount] = [await newStudent('Lê Thị Nhóm'), await newStudent('Trần Văn Bạn')];
  await founder.signIn(founderAccount);
  await friend.signIn(friendAccount);
  let groupPath = '';
  let code = '';

  await test.step('A student founds a group and reads its code', async () => {
    const { page } = founder;
    await founder.go('/dashboard/groups');
    await expect(page.getByText(t('groups:emptyTitle'))).toBeVisible();
    await press(page, t('groups:found.open'));
    const form = dialog(page, t('groups:found.open'));
    await form.getByLabel(t('groups:found.name')).fill('ab');
    await press(form, t('groups:found.send'));
    await expect(form.getByText(/cần 3 đến 60 ký tự/)).toBeVisible();
    await form.getByLabel(t('groups:found.name')).fill(GROUP);
    await press(form, t('groups:found.send'));
    await expect(title(page, GROUP)).toBeVisible();
    groupPath = new URL(page.url()).pathname;
    code = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).innerText();
  });

  await test.step('A friend cannot open the group before joining it with the code', async () => {
    const { page } = friend;
    await friend.go(groupPath);
    await expect(title(page, t('groups:missingTitle'))).toBeVisible();
    await link(page, t('groups:toGroups')).click();
    await press(page, t('groups:join.open'));
    const form = dialog(page, t('groups:join.open'));
    await form.getByLabel(t('groups:join.code')).fill('KHONG-CO2');
    await press(form, t('groups:join.send'));
    await expect(form.getByText(/^Không có nhóm nào dùng mã này/)).toBeVisible();
    await form.getByLabel(t('groups:join.code')).fill(code.toLowerCase());
    await press(form, t('groups:join.send'));
    await expect(title(page, GROUP)).toBeVisible();
  });

  await test.step('A post and thanks for it appear on the open pages', async () => {
    await field(founder.page, t('groups:feed.write')).fill('Chào cả nhóm');
    await press(founder.page, t('groups:feed.send'));
    const post = friend.page.getByRole('article', {
      name: t('groups:feed.by', { name: founderAccount.fullName }),
    });
    await expect(post.getByText('Chào cả nhóm')).toBeVisible();
    await press(post, t('groups:feed.thanks', { count: 0 }));
    await expect(founder.page.getByText(t('groups:feed.thanks', { count: 1 }))).toBeVisible();
    await inspect(friend.page);
  });

  await test.step('The calendar shows a meeting of the group and a study slot of the student', async () => {
    await press(founder.page, t('groups:meeting.add'));
    const meeting = dialog(founder.page, t('groups:meeting.new'));
    await meeting.getByLabel(t('groups:meeting.what')).fill('Ôn chương một');
    await expectToast(founder.page, t('groups:meeting.made'), () => press(meeting, t('groups:meeting.save')));
    const { page } = friend;
    await friend.go('/dashboard/calendar');
    const upcoming = page.getByRole('region', { name: t('calendar:soon') });
    await expect(upcoming.getByText(MEETING)).toBeVisible();
    await press(page, t('calendar:slot.new'));
    const slot = dialog(page, t('calendar:slot.new'));
    await slot.getByLabel(t('calendar:slot.title')).fill(SLOT);
    await fillDate(field(slot, t('calendar:slot.startsAt')), `${dayAfter(3)} 19:30`);
    await inspect(page);
    await expectToast(page, t('calendar:slot.made'), () => press(slot, t('calendar:slot.save')));
    await expect(upcoming.getByText(SLOT)).toBeVisible();
    await press(page, t('calendar:view.agenda'));
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByText(MEETING)).toBeVisible();
    await inspect(page);
    await founder.go('/dashboard/calendar?view=week');
    await expect(founder.page.getByText('20:00', { exact: true })).toBeVisible();
    await inspect(founder.page);
  });

  await test.step('Other apps can subscribe to the calendar until its owner revokes the URL', async () => {
    const { page } = friend;
    await press(page, t('calendar:sync.open'));
    await press(page, t('calendar:sync.make'));
    const url = await page.getByLabel(t('calendar:sync.address')).inputValue();
    const file = await (await fetch(url)).text();
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${t('calendar:kind.STUDY_SLOT')}: ${SLOT}`);
    await press(page, t('calendar:sync.close'));
    await expect(page.getByRole('button', { name: t('calendar:sync.make') })).toBeVisible();
    expect((await fetch(url)).status).toBe(404);
  });

  await test.step('The last leader of a group must appoint another leader before leaving', async () => {
    const { page } = founder;
    const leave = async () => {
      await press(page, t('groups:leave.open'));
      await press(page.getByRole('dialog'), t('groups:leave.open'));
    };
    await founder.go(groupPath);
    await expectToast(page, /ít nhất một trưởng nhóm/, leave);
    const more = t('groups:member.more', { name: friendAccount.fullName });
    await page.keyboard.press('Escape');
    await chooseInMenu(page, more, t('groups:member.make.LEADER'));
    await expect(page.getByText(t('groups:role.LEADER')).nth(1)).toBeVisible();
    await leave();
    await expect(page.getByText(t('groups:emptyTitle'))).toBeVisible();
  });
});
