import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Actor, getCode, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { admin, ask, staff, student } = helpersFor(app);

test('the audit log marks erased people, so that no link is shown', async () => {
  const [boss, here, gone] = [await admin(), await student(), await student()];
  const values = (who: Actor) => `(now(), 'person.update', 'person', '${who.id}', 'rest')`;
  await select(
    app,
    `insert into audit_log (at, action, target_type, target_id, origin) values ${values(here)}, ${values(gone)},
     (now(), 'course.update', 'course', '${gone.id}', 'rest'), (now(), 'order.expire', 'order', null, 'job')`,
  );
  await select(app, 'update person set is_active = false, erased_at = now() where id = ?', [gone.id]);
  const LOG = '{ auditLog { edges { node { targetType targetId isTargetErased } } } }';
  const { data } = await ask(boss, LOG);
  const lines = (data.auditLog as { edges: { node: Record<string, unknown> }[] }).edges.map(
    ({ node }) => node,
  );
  expect(lines).toHaveLength(4);
  for (const { targetType, targetId, isTargetErased } of lines)
    expect(isTargetErased).toBe(targetType === 'person' && targetId === gone.id);
});

test('the actions have names in the language of the reader', async () => {
  const reader = await staff('audit:read');
  const { data } = await ask(reader, '{ auditActionNames { action label } }');
  expect(data.auditActionNames).toContainEqual({ action: 'course.approved', label: 'Duyệt khoá học' });
  expect(getCode(await ask(await student(), '{ auditActionNames { label } }'))).toBe('FORBIDDEN');
});

test('every reader of the audit log sees the names of permissions', async () => {
  const reader = await staff('audit:read');
  const NAMES = '{ auditPermissionNames { permission label } }';
  const names = async () => (await ask(reader, NAMES)).data.auditPermissionNames as { permission: string }[];
  expect(await names()).toContainEqual({ permission: 'person:read', label: 'Người dùng: Xem' });
  for (const name of await names()) expect(JSON.stringify(name)).not.toContain('permission.');
  await select(app, "update person set locale = 'en' where id = ?", [reader.id]);
  await eventually(async () =>
    expect(await names()).toContainEqual({ permission: 'person:read', label: 'People: View' }),
  );
  expect(getCode(await ask(await student(), NAMES))).toBe('FORBIDDEN');
});
