import { signIn } from '../accounts.ts';
import { inspectAtBothWidths } from '../axe.ts';
import { isSecondBrand } from '../brand.ts';
import { PEOPLE } from '../routes.ts';
import { applySecondBrand, expectSecondBrand, restoreDemoBrand } from '../second-brand.ts';
import { expect, test } from '../test.ts';

test.describe('A members-only academy with another brand', { tag: '@phone' }, () => {
  test.skip(isSecondBrand, 'All journeys run on it.');
  test.beforeAll(applySecondBrand);
  test.afterAll(restoreDemoBrand);

  test('shows its name and colour to outsiders and on a page of each role', async ({
    visitor,
    openVisitor,
  }) => {
    const { page } = visitor;
    for (const path of ['/courses', '/login', '/register', '/terms', '/contact']) {
      await visitor.go(path);
      await expectSecondBrand(page);
      await inspectAtBothWidths(page);
    }
    await visitor.go('/courses/react-19-tu-con-so-0');
    await expect(page).toHaveURL(/\/login/);
    for (const [email, path] of [
      [PEOPLE.student, '/dashboard'],
      [PEOPLE.teacher, '/teacher'],
      [PEOPLE.admin, '/admin'],
    ] as const) {
      const member = await openVisitor();
      await member.signIn(await signIn(email));
      await member.go(path);
      await expectSecondBrand(member.page);
      await inspectAtBothWidths(member.page);
    }
  });
});
