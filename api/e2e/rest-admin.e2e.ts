import { expect, it } from 'vitest';
import { Role } from '../src/platform/access/permissions.ts';
import { restRouteTable } from '../src/rest/routes/index.ts';
import { staff } from '../src/testing/custom-roles.ts';
import { person, select, student } from '../src/testing/factories.ts';
import { call, learner, sen } from './rest-admin/rest-admin.ts';
// All of them share one application
import './rest-admin/users.ts';
import './rest-admin/spellings.ts';

it('T17: rejects viewers without the permission on every route of the group', async () => {
  const routes = restRouteTable.filter(({ path }) => path.startsWith('/admin/'));
  expect(routes).toHaveLength(11);
  const reviewer = await staff(sen.app, 'course:review');
  const seller = await person(sen.app, Role.TEACHER);
  const ended = await student(sen.app);
  await select(sen.app, 'update person set is_active = false where id = ?', [ended.id]);
  const body: Record<string, object> = {
    'POST /admin/users': { email: 'never@example.vn', fullName: 'Không Bao Giờ' },
    'PATCH /admin/users/bulk-status': { userIds: [learner.id], isActive: false },
    'PATCH /admin/users/bulk-roles': { userIds: [learner.id], roles: ['admin'] },
    'PUT /admin/users/{id}': { fullName: 'Không Bao Giờ' },
  };
  for (const { method, path } of routes)
    for (const [who, code] of [
      [undefined, 'UNAUTHENTICATED'],
      [ended, 'UNAUTHENTICATED'],
      [learner, 'FORBIDDEN'],
      [seller, 'FORBIDDEN'],
      [reviewer, 'FORBIDDEN'],
    ] as const) {
      const answer = await call(
        who,
        method,
        path.replace('/admin', '').replace('{id}', learner.id),
        body[`${method} ${path}`],
      );
      expect(answer.body.error?.code, `${method} ${path}`).toBe(code);
    }
  expect(
    await select(
      sen.app,
      "select 1 from person where full_name = 'Không Bao Giờ' or (id = ? and not is_active)",
      [learner.id],
    ),
  ).toEqual([]);
});
