import { expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sweepSignIns } from '../accounts/sweeps.jobs.ts';
import { sweepTraces } from './sweep-traces.jobs.ts';

const app = await ownApp();
const { person } = helpersFor(app);

test('deletes expired traces and keeps recent ones', async () => {
  const owner = await person();
  await select(app, `insert into throttle values ('old', 9, now() - interval '2 days'), ('young', 9, now())`);
  await select(
    app,
    `insert into idempotent_request (person_id, key, request_hash, created_at)
     values (?, 'old', '', now() - interval '8 days'), (?, 'young', '', now())`,
    [owner.id, owner.id],
  );
  await select(
    app,
    `insert into session (person_id, expires_at, ended_at) values (?, now() + interval '1 day', now() - interval '91 days')`,
    [owner.id],
  );
  await select(
    app,
    `insert into download_ticket (hash, session_id, kind, args, expires_at)
     select x.hash::bytea, (select id from session where ended_at is null limit 1), 'people', '{}', now() + x.lasts
     from (values ('old', interval '-1 second'), ('young', interval '1 minute')) x(hash, lasts)`,
  );
  await select(
    app,
    `insert into one_time_code (hash, purpose, expires_at)
     values ('old', 'google', now() - interval '1 second'), ('young', 'google', now() + interval '1 minute')`,
  );
  await sweepTraces.handle(app.services, {});
  await sweepSignIns.handle(app.services, {});
  expect(await select(app, "select encode(hash, 'escape') as hash from one_time_code")).toEqual([
    { hash: 'young' },
  ]);
  expect(await select(app, "select encode(hash, 'escape') as hash from download_ticket")).toEqual([
    { hash: 'young' },
  ]);
  expect(await select(app, 'select key from throttle')).toEqual([{ key: 'young' }]);
  expect(await select(app, 'select key from idempotent_request')).toEqual([{ key: 'young' }]);
  expect(await select(app, 'select 1 from session')).toHaveLength(1);
});

test('the audit log and the ledger are immutable for every role', async () => {
  await select(app, "insert into audit_log (action, target_type, origin) values ('test', 'test', 'test')");
  for (const statement of [
    "update audit_log set action = 'other'",
    'delete from audit_log',
    'truncate audit_log',
    'truncate ledger_entry',
    'truncate ledger_transaction cascade',
  ])
    await expect(select(app, statement)).rejects.toThrow('append-only');
});
