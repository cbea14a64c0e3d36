import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sellCourse } from '../ledger/testing/sell-course.ts';

const app = await testApp();
const { admin, ask, teacher, value } = helpersFor(app);
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Exports a file in the layout PROGRAM and parses it as CSV. */
async function exported(actor: Actor, document: string): Promise<Record<string, string>[]> {
  const { data } = await ask(actor, `mutation { it: ${document} { url } }`);
  const { rawPayload } = await app.server.inject({
    url: (data.it as { url: string }).url,
    headers: { 'accept-language': 'vi' },
  });
  expect([...rawPayload.subarray(0, 3)]).not.toEqual([0xef, 0xbb, 0xbf]);
  return parse(rawPayload, { columns: true }) as Record<string, string>[];
}

test('people are exported with IDs, schema codes and UTC timestamps, in every language', async () => {
  const boss = await admin();
  const seller = await teacher();
  const roleId = await value<string>(
    "insert into custom_role (name, permissions) values ('Đọc sổ', '{audit:read}') returning id",
  );
  await select(app, 'insert into person_custom_role (person_id, role_id) values (?, ?)', [seller.id, roleId]);
  await select(
    app,
    "update person set full_name = '=1+1', last_seen_at = '2026-11-20T07:05:00.120Z', is_active = true where id = ?",
    [seller.id],
  );
  const [line, ...more] = await exported(
    boss,
    `exportPeople(input: { personIds: ["${seller.id}"], layout: PROGRAM })`,
  );
  expect(more).toEqual([]);
  expect(Object.keys(line!).join(' ')).toBe(
    'id email fullName phone roles customRoleIds isActive locale createdAt lastSeenAt',
  );
  expect(line).toMatchObject({
    id: seller.id,
    email: seller.email,
    // The stored value, without the quote that prevents formulas in spreadsheets
    fullName: '=1+1',
    customRoleIds: roleId,
    isActive: 'true',
    locale: 'VI',
    createdAt: expect.stringMatching(TIMESTAMP),
    lastSeenAt: '2026-11-20T07:05:00.120Z',
  });
  expect(line!.roles!.split(' ')).toContain('TEACHER');
});

test('orders are exported with the IDs of order and buyer, and plain amounts', async () => {
  const boss = await admin();
  const { orderId } = await sellCourse(app, await teacher(), 1_123_000);
  const [order] = await select<{ number: string; buyer_id: string }>(
    app,
    'select number, buyer_id from orders where id = ?',
    [orderId],
  );
  const [line] = await exported(
    boss,
    `exportOrders(input: { filter: { search: "${order!.number}" }, layout: PROGRAM })`,
  );
  expect(line).toMatchObject({
    id: orderId,
    number: order!.number,
    buyerId: order!.buyer_id,
    status: 'PAID',
    total: '1123000',
    createdAt: expect.stringMatching(TIMESTAMP),
    paidAt: expect.stringMatching(TIMESTAMP),
  });
});

test('audit log entries are exported with the IDs of entry, actor and target', async () => {
  const boss = await admin();
  await exported(boss, 'exportPeople(input: { layout: PROGRAM })');
  const [line] = await exported(
    boss,
    `exportAuditLog(input: { filter: { actorId: "${boss.id}", actions: ["person.export"] }, layout: PROGRAM })`,
  );
  expect(line).toMatchObject({
    id: expect.stringMatching(UUID),
    at: expect.stringMatching(TIMESTAMP),
    action: 'person.export',
    actorId: boss.id,
    targetType: 'person',
    targetId: boss.id,
    realActorId: '',
  });
  expect(JSON.parse(line!.after!)).toMatchObject({ layout: 'PROGRAM' });
});
