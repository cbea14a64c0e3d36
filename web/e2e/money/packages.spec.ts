import { signIn } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { link } from '../parts/find.ts';
import { chooseGateway, decideAtGateway, payButton } from '../purchases.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

const EMAIL = 'teacher@sen.test';
const TEACHER = `(select p.id from person p where p.email = '${EMAIL}')`;

const countCoursesOnSale = async (): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int from course where teacher_id = ${TEACHER} and status = 'PUBLISHED'`,
  );
  return row!.count;
};

test('A teacher upgrades a package, lets it expire and buys another one', { tag: '@phone' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.signIn(await signIn(EMAIL));
  const before = await countCoursesOnSale();
  expect(before).toBeGreaterThan(1);

  await test.step('A more expensive package replaces the current one immediately', async () => {
    await visitor.go('/teacher/advanced/packages');
    await link(page, t('packages:choose', { name: 'STUDIO' })).click();
    await expect(
      page.getByRole('heading', { name: t('packages:buy.UPGRADE', { name: 'STUDIO' }) }),
    ).toBeVisible();
    await expectAccessible(page);
    await chooseGateway(page, 'VNPAY');
    await payButton(page).click();
    await decideAtGateway(page, 'pay');
    await expect(page.getByRole('heading', { name: t('billing:result.packageTitle') })).toBeVisible();
    await expectAccessible(page);
    await link(page, t('billing:result.toPackage')).click();
    await expect(page.getByText(/^Dùng đến hết|Đang dùng, đến hết/).first()).toBeVisible();
  });

  await test.step('An expired package leaves one course on sale', async () => {
    // Move the subscription 40 days into the past
    await sql(
      `update package_period set from_day = from_day - 40, to_day = to_day - 40
       where teacher_id = ${TEACHER} and closed_on is null`,
    );
    await sql(
      `update package_subscription set began_on = began_on - 40, ends_on = ends_on - 40
       where teacher_id = ${TEACHER} and state = 'ACTIVE'`,
    );
    // The job that runs once a day. Without the notification it would wait for up to ten seconds.
    await sql("insert into pgboss.job (name, data) values ('packages.turn', '{}')");
    await sql("select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'packages.turn')");
    await expect.poll(countCoursesOnSale, { timeout: 20_000 }).toBe(1);
    await visitor.go('/teacher/advanced/packages');
    await expect(page.getByText(t('packages:standing.free'))).toBeVisible();
    await expectAccessible(page);
    await visitor.go('/teacher/courses');
    await expect(page.getByText(t('studio:status.forQuota')).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A new package puts the courses on sale again', async () => {
    await visitor.go('/teacher/advanced/packages');
    await link(page, t('packages:choose', { name: 'PRO' })).click();
    await payButton(page).click();
    await decideAtGateway(page, 'pay');
    await expect(page.getByRole('heading', { name: t('billing:result.packageTitle') })).toBeVisible();
    await expect.poll(countCoursesOnSale, { timeout: 20_000 }).toBe(before);
  });
});
