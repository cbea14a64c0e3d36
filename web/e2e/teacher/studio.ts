import { expect } from '@playwright/test';
import { dialog } from '../parts/dialog.ts';
import { field, press, title } from '../parts/find.ts';
import { expectToast } from '../parts/toast.ts';
import { t } from '../texts.ts';
import { type Visitor, waitUntilReady } from '../visitor.ts';

export const TITLE = 'Pha cà phê phin tại nhà';
export const SUBTITLE = 'Ba loại hạt, một chiếc phin, tách cà phê như ý.';

export const getSaveBar = ({ page }: Visitor) => page.getByRole('region', { name: t('studio:save.bar') });

/** Saves the form of the course. */
export async function saveCourse(teacher: Visitor): Promise<void> {
  await expectToast(teacher.page, t('studio:save.saved'), () => press(teacher.page, t('studio:save.submit')));
  await expect(getSaveBar(teacher)).toBeHidden();
}

export const submit = ({ page }: Visitor): Promise<void> =>
  expectToast(page, t('studio:act.done.SUBMIT'), () => press(page, t('studio:act.SUBMIT')));

/** Items of the checklist of a review. */
const ITEMS = ['CONTENT', 'MEDIA', 'DESCRIPTION', 'PRICE', 'COPYRIGHT', 'POLICY'] as const;

/** Opens the submission of the course from the queue of reviews. */
export async function openSubmission({ page, go }: Visitor): Promise<void> {
  await go('/admin/courses/review');
  await page.getByRole('link', { name: TITLE }).first().click();
  await expect(title(page, TITLE)).toBeVisible();
  await waitUntilReady(page);
}

/** Judges every item of the checklist. Items that need a fix get the verdict `FIX`. */
export async function completeChecklist(
  { page }: Visitor,
  ...fixes: (typeof ITEMS)[number][]
): Promise<void> {
  for (const item of ITEMS)
    await page
      .getByRole('group', { name: t(`review:item.${item}`) })
      .getByRole('radio', { name: t(fixes.includes(item) ? 'review:FIX' : 'review:PASS') })
      .check({ force: true });
}

export async function approve(admin: Visitor): Promise<void> {
  await completeChecklist(admin);
  await expectToast(admin.page, t('review:approved'), () => press(admin.page, t('review:approve')));
}

/** Adds a section or a lesson in the dialog that asks for its name. */
export async function addToOutline({ page }: Visitor, opener: string | RegExp, name: string): Promise<void> {
  await press(page, opener);
  const asking = dialog(page, /./);
  await asking.getByRole('textbox').fill(name);
  await press(asking, t('lessons:outline.add'));
  await expect(asking).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();
}

/** Titles of the lessons of a section in their order. */
export const lessonsIn = ({ page }: Visitor, section: string | RegExp) =>
  page.getByRole('region', { name: section }).locator('a[id^="item-"]');

export const subtitle = ({ page }: Visitor) => field(page, t('studio:form.subtitle'));
