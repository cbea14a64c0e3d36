import { app } from '../app.ts';
import { inspect } from '../axe.ts';
import { dialog } from '../parts/dialog.ts';
import { field, link, press } from '../parts/find.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { approve, openSubmission, saveCourse, TITLE } from './studio.ts';

const NEW_TITLE = `${TITLE} mỗi sáng`;

/** Edits the course on sale, invites another teacher and stops the sale. */
export async function reviseCourse(
  teacher: Visitor,
  admin: Visitor,
  { editPath, salePath }: { readonly editPath: string; readonly salePath: string },
): Promise<void> {
  const { page } = teacher;
  const readSalePage = async () => (await fetch(`${app.url}${salePath}`)).text();

  await test.step('Buyers see the approved version while a revision is pending', async () => {
    await teacher.go(editPath);
    // The label also states that a change waits for review
    await page.getByRole('textbox', { name: textStart('studio:form.title') }).fill(NEW_TITLE);
    const price = field(page, t('studio:form.price'));
    await price.focus();
    await price.fill('349000');
    await saveCourse(teacher);
    const revision = page.getByRole('region', { name: t('revisions:title') });
    await expect(revision.getByRole('insertion')).toHaveText([NEW_TITLE, '349.000\u00a0₫']);
    await inspect(page);
    await expectToast(page, t('revisions:done.submit'), () => press(page, t('revisions:submit')));
    await expect(revision.getByText(t('revisions:state.SUBMITTED'))).toBeVisible();
    expect(await readSalePage()).not.toContain(NEW_TITLE);
  });

  await test.step('An administrator compares the versions and approves the revision', async () => {
    await openSubmission(admin);
    const revision = admin.page.getByRole('region', { name: t('revisions:review.title') });
    await expect(revision.getByRole('deletion')).toHaveText([TITLE, '299.000\u00a0₫']);
    await inspect(admin.page);
    await approve(admin);
    await expect.poll(readSalePage).toContain(NEW_TITLE);
  });

  await test.step('The history shows the edits', async () => {
    await teacher.go(editPath);
    await press(page, t('revisions:history.open'));
    const history = dialog(page, t('revisions:history.title'));
    await expect(history.getByText(t('revisions:history.kind.COURSE_EDITED')).first()).toBeVisible();
    await expect(history.getByRole('deletion').first()).toBeVisible();
    await inspect(page);
    await page.keyboard.press('Escape');
  });

  await test.step('The package limits the number of co-teachers', async () => {
    await press(page, t('revisions:teachers.invite'));
    const invitation = dialog(page, t('revisions:teachers.inviteTitle'));
    await invitation.getByRole('textbox').fill('khong-phai-email');
    await press(invitation, t('revisions:teachers.send'));
    await expect(invitation.getByText(/Email chưa đúng dạng/)).toBeVisible();
    await invitation.getByRole('textbox').fill('dong-nghiep@example.vn');
    await invitation.getByRole('checkbox', { name: t('revisions:teachers.right.MARK') }).uncheck();
    await inspect(page);
    await press(invitation, t('revisions:teachers.send'));
    await expect(invitation.getByText(/Gói FREE cho mỗi khoá tối đa 0 người cùng dạy/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('The teacher stops the sale, and the course disappears from the catalogue', async () => {
    await press(page, t('studio:act.UNPUBLISH'));
    await expectToast(page, t('studio:act.done.UNPUBLISH'), () =>
      press(dialog(page, t('studio:act.unpublishTitle')), t('studio:act.UNPUBLISH')),
    );
    await expect.poll(async () => (await fetch(`${app.url}${salePath}`)).status).toBe(404);
    await link(page, t('studio:preview')).click();
    await expect(page.getByText(t('studio:asBuyer.state.UNPUBLISHED'))).toBeVisible();
    await admin.go('/courses?search=ca%20phe%20phin');
    await expect(admin.page.getByRole('link', { name: TITLE })).toHaveCount(0);
  });
}
