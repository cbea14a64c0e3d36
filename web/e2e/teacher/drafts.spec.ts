import { newTeacher, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { newCourse, prose } from '../courses.ts';
import { append, editor } from '../parts/editor.ts';
import { press } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { PHONE } from '../widths.ts';
import { getSaveBar } from './studio.ts';

const body = ({ page }: Visitor) => editor(page, t('lessons:lesson.body'));
const savedNotice = ({ page }: Visitor) => page.getByText(textPattern('studio:draft.saved'));

test('A draft continues on another device, and neither device overwrites the other', {
  tag: '@desktop',
}, async ({ visitor: desktop, openVisitor }) => {
  const account = await newTeacher();
  const course = await newCourse(account, 'Bản nháp', [{ title: 'Bài đầu', paragraphs: [prose(30)] }]);
  const path = `/teacher/courses/${course.id}/structure/${course.lessonIds[0]}`;
  await desktop.signIn(account);

  await test.step('The server stores the draft after the teacher stops typing', async () => {
    await desktop.go(path);
    await append(body(desktop), ' Gõ ở máy bàn.');
    await expect(savedNotice(desktop)).toBeVisible();
  });

  await test.step('The bar with the save button does not cover the line that is typed', async () => {
    const { page } = desktop;
    for (let line = 0; line < 25; line++) await page.keyboard.press('Enter');
    await page.keyboard.insertText('Dòng cuối.');
    const [line, bar] = await Promise.all(
      [body(desktop).locator('p').last(), getSaveBar(desktop)].map((each) => each.boundingBox()),
    );
    expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y);
    await expect(savedNotice(desktop)).toHaveCount(1);
  });

  const phone = await openVisitor(PHONE);
  await test.step('A phone offers the draft and continues it', async () => {
    const { page } = phone;
    await phone.signIn(await signIn(account.email));
    await phone.go(path);
    await expect(page.getByRole('alert').getByText(textPattern('studio:draft.offer.title'))).toBeVisible();
    await expect(body(phone)).not.toContainText('Gõ ở máy bàn');
    await expectAccessible(page);
    await press(page, t('studio:draft.offer.take'));
    await expect(body(phone)).toContainText('Gõ ở máy bàn.');
    await append(body(phone), ' Gõ tiếp trên điện thoại.');
    await expect(savedNotice(phone)).toBeVisible();
  });

  await test.step('The desktop asks before it replaces the draft of the phone', async () => {
    const { page } = desktop;
    await append(body(desktop), ' Máy bàn lại gõ.');
    const alert = page.getByRole('alert').getByText(textPattern('studio:draft.elsewhere.title'));
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await press(page, t('studio:draft.elsewhere.take'));
    await expect(body(desktop)).toContainText('Gõ tiếp trên điện thoại.');
  });

  await test.step('The draft is sent when the network returns and deleted when the lesson is saved', async () => {
    const { page, context } = desktop;
    desktop.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    await context.setOffline(true);
    await append(body(desktop), ' Lúc mất mạng.');
    await expect(page.getByText(t('studio:draft.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(savedNotice(desktop)).toBeVisible();
    await press(page, t('lessons:lesson.save'));
    await expect(page.getByText(t('lessons:lesson.saved'))).toBeVisible();
    await phone.go(path);
    await expect(body(phone)).toContainText('Lúc mất mạng.');
    await expect(phone.page.getByText(textPattern('studio:draft.offer.title'))).toHaveCount(0);
  });
});
