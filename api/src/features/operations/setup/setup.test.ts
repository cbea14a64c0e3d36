import { expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await ownApp();
const { admin, ask, count, course, db, fetchRoot, student, teacher, updateRow, value } = helpersFor(app);

test('states what an owner has done, by facts of the server', async () => {
  const boss = await admin();
  const done = async () =>
    (await fetchRoot<{ kind: string; isDone: boolean }[]>(boss, '{ setupSteps { kind isDone } }'))
      .filter(({ isDone }) => isDone)
      .map(({ kind }) => kind);
  // Tests have simulated gateways and no mail server
  const before = await done();
  expect(before).not.toContain('MAIL');
  expect(before).not.toContain('GATEWAY');
  expect(before).not.toContain('BACKUP');
  expect(before.includes('COURSE')).toBe((await count("course where status = 'PUBLISHED'")) > 0);
  await course((await teacher()).id, {});
  await admin();
  const backup = await value<string>(
    `insert into backup_run (trigger, status) values ('MANUAL', 'OK') returning id`,
  );
  await db(`insert into backup_drill (backup_id, status) values (?, 'PASSED') returning 1`, backup);
  await db(
    `insert into authenticator (person_id, secret, confirmed_at) values (?, '\\x00', now()) returning 1`,
    boss.id,
  );
  const after = await done();
  expect(after).toEqual(expect.arrayContaining(['TWO_STEP', 'SECOND_ADMINISTRATOR', 'COURSE', 'BACKUP']));
  await updateRow(
    'backup_drill',
    await value<string>('select id from backup_drill limit 1'),
    "status = 'FAILED'",
  );
  expect(await done()).not.toContain('BACKUP');
  expect(getCode(await ask(await student(), '{ setupSteps { kind } }'))).toBe('FORBIDDEN');
});
