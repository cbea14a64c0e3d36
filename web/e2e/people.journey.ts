import { describe, expect, test } from 'vitest';
import { inspect, setColorScheme } from './looks.ts';
import { accounts } from './people/accounts.ts';
import { administration, press } from './people/administration.ts';
import { catalogue } from './people/catalogue.ts';
import { rights } from './people/rights.ts';
import { settings } from './people/settings.ts';
import { webhooks } from './people/webhooks.ts';
import { startSession, tokensOf } from './people.ts';
import { visitor } from './visitor.ts';

describe('an administrator and the people of Sen', () => {
  const story = administration();
  accounts(story);
  rights(story);
  settings(story);
  catalogue(story);
  webhooks(story);
});

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('the screens of the administration (%s, %s)', (width, scheme) => {
  const admin = visitor(width);
  /** Of what is not laid out: nowhere in sight. */
  const bottomOf = (box: { y: number; height: number } | null) =>
    box?.height ? box.y + box.height : Number.POSITIVE_INFINITY;
  const look = async (path: string, name: string) => {
    await admin.go(path);
    await inspect(admin, `${name}-${scheme}`);
  };

  test('of people', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await setColorScheme(admin, scheme);
    await look('/admin/users?status=active', 'people');
    // The bar of what is ticked is in sight, and the page can be ticked on a phone too
    await page.getByRole('checkbox', { name: 'Chọn mọi dòng của trang này' }).check();
    await page.getByText('Đã chọn 20 người').waitFor();
    await page.getByRole('button', { name: 'Đổi vai trò' }).click({ trial: true });
    // Down there the bar lies below the rows instead of over them
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await inspect(admin, `people-selected-${scheme}`);
    // What is filtered can be kept under a name, and is a click away then
    const kept = page.getByRole('dialog', { name: 'Bộ lọc đã lưu' });
    await admin.go('/admin/users?status=locked');
    await press(page, 'Bộ lọc đã lưu');
    await kept.getByRole('textbox', { name: 'Tên bộ lọc' }).fill('Đang bị khoá');
    await press(kept, 'Lưu bộ lọc');
    await kept.getByRole('button', { name: /^Đang bị khoá/ }).waitFor();
    await inspect(admin, `people-filters-${scheme}`);
    await admin.go('/admin/users');
    await press(page, 'Bộ lọc đã lưu');
    await press(kept, 'Đang bị khoá');
    await page.waitForURL(/\/admin\/users\?status=locked$/);
    await kept.waitFor({ state: 'hidden' });
    await look('/admin/users/new', 'person-new');
    await look('/admin/users/import', 'import');
  });

  test('of one person', async () => {
    const { page } = admin;
    await admin.go('/admin/users?search=student%40sen.test');
    await page.getByRole('link', { name: /student@sen\.test/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Đỗ Khánh Linh' }).waitFor();
    const { pathname } = new URL(page.url());
    const tabs = width === 'phone' ? ['details', 'sessions', 'enrolments', 'orders', 'audit'] : ['details'];
    for (const tab of tabs) await look(`${pathname}?tab=${tab}`, `person-${tab}`);
  });

  test('of roles and the log', async () => {
    const { page } = admin;
    await look('/admin/settings', 'settings');
    await look('/admin/webhooks', 'webhooks-demo');
    await look('/admin/courses?status=SUSPENDED', 'courses-suspended');
    await look('/admin/category-management', 'category-tree');
    await look('/admin/permissions', 'permissions');
    // What was ticked can be saved from wherever one has scrolled to
    await page.getByRole('checkbox', { name: 'Người dùng: Nhập từ tệp' }).check();
    const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
    await expect
      .poll(async () => bottomOf(await bar.boundingBox()))
      .toBeLessThanOrEqual(page.viewportSize()!.height);
    await press(page, 'Bỏ chọn tất cả');
    await look('/admin/permissions?role=TEACHER', 'permissions-system');
    await admin.go('/admin/audit-logs');
    await page.locator('summary').first().click();
    await inspect(admin, `audit-${scheme}`);
  });
});
