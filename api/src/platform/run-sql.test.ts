import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, describe, expect, test } from 'vitest';
import { connect } from '../database/orm.ts';
import { sql } from '../graphql/read/index.ts';
import { copyOfTemplate, testOrm } from '../testing/database.ts';
import { runAhead, runSql } from './run-sql.ts';

const orm = await testOrm();
const timed: [text: string, isFailed: boolean][] = [];
const measuredOrm = await connect(await copyOfTemplate(), {
  onTimed: (text, _ms, isFailed) => timed.push([text, isFailed]),
});
afterAll(() => measuredOrm.close(true));

test('a statement with a name is prepared once on a connection, and runs inside the transaction', async () => {
  const person = (n: number) =>
    sql`insert into person (email, full_name) values (${`named-${n}@example.vn`}, ${'Đặt tên'}) returning email`;
  const em = orm.em.fork();
  await em.begin();
  expect(await runSql(em, person(1), 'test.person')).toEqual([{ email: 'named-1@example.vn' }]);
  await runSql(em, person(2), 'test.person');
  const prepared = await runSql<{ name: string; calls: number }>(
    em,
    sql`select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements where name like 'test.%'`,
  );
  expect(prepared).toEqual([{ name: 'test.person', calls: 2 }]);
  await em.rollback();
  expect(await runSql(orm.em.fork(), sql`select 1 from person where full_name = ${'Đặt tên'}`)).toEqual([]);
});

test('values are bound, so none of them can change the statement', async () => {
  const hostile = `'); drop table person; -- $1 ? :name`;
  expect(
    await runSql(orm.em.fork(), sql`select ${hostile}::text as back, ${['a', 'b"c']}::text[] as list`),
  ).toEqual([{ back: hostile, list: ['a', 'b"c'] }]);
});

describe('what no one waits for', () => {
  const person = (n: number) =>
    sql`insert into person (email, full_name) values (${`later-${n}@example.vn`}, ${'Về Sau'})`;
  const people = async (em = orm.em.fork()) =>
    (
      await runSql<{ email: string }>(
        em,
        sql`select email from person where full_name = ${'Về Sau'} order by email`,
      )
    ).length;
  const later = (em: EntityManager, n: number) => runSql(em, person(n), 'test.later', { later: true });

  test('is there for the statement after it, and once it is committed', async () => {
    await orm.em.fork().transactional(async (em) => {
      await later(em, 1);
      await later(em, 2);
      expect(await people(em)).toBe(2);
      await later(em, 3);
      const [named] = await runSql<{ n: number }>(
        em,
        sql`select count(*)::int as n from person where full_name = ${'Về Sau'}`,
        'test.count',
      );
      expect(named).toEqual({ n: 3 });
      await later(em, 4);
    });
    expect(await people()).toBe(4);
  });

  test('is taken back with its transaction, also with a part of it', async () => {
    const before = await people();
    const failed = orm.em.fork().transactional(async (em) => {
      await later(em, 11);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    await orm.em.fork().transactional(async (em) => {
      await later(em, 12);
      await em
        .transactional(async (inner) => {
          await later(inner, 13);
          throw new Error('on purpose');
        })
        .catch(() => {});
      await later(em, 14);
    });
    expect(await people()).toBe(before + 2);
  });

  test('fails the commit or the statement with which it goes, and nothing stays', async () => {
    const before = await people();
    const atCommit = orm.em.fork().transactional(async (em) => {
      await later(em, 21);
      await later(em, 21);
    });
    await expect(atCommit).rejects.toThrow('person_email');
    for (const name of ['test.after', undefined]) {
      const atNext = orm.em.fork().transactional(async (em) => {
        await later(em, 22);
        await later(em, 22);
        await runSql(em, sql`select ${22}::int`, name);
      });
      await expect(atNext).rejects.toThrow('person_email');
    }
    // Logs and measurements name the statement that failed, not the one with which it went
    for (const name of ['test.timed', undefined]) {
      timed.length = 0;
      const failed = measuredOrm.em.fork().transactional(async (em) => {
        await later(em, 24);
        await later(em, 24);
        await runSql(em, sql`select ${24}::int`, name);
      });
      await expect(failed).rejects.toMatchObject({ statement: expect.stringContaining('/* test.later */') });
      expect(timed.filter(([, isFailed]) => isFailed)).toEqual([
        [expect.stringContaining('/* test.later */'), true],
      ]);
    }
    // The connection is as good as before
    await orm.em.fork().transactional((em) => later(em, 23));
    await orm.em.fork().transactional((em) => runSql(em, sql`select ${22}::int`, 'test.after'));
    expect(await people()).toBe(before + 1);
  });

  test('holds nothing back outside of a transaction', async () => {
    const before = await people();
    await later(orm.em.fork(), 31);
    expect(await people()).toBe(before + 1);
  });

  test('opens no transaction where nothing is asked', async () => {
    const em = orm.em.fork();
    await em.begin();
    const [{ open }] = (await runSql<{ open: number }>(
      orm.em.fork(),
      sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
    )) as [{ open: number }];
    await em.commit();
    expect(open).toBe(0);
  });
});

describe('what is found out together with the next statement', () => {
  const some = (from: number, to: number) =>
    sql`select n, jsonb_build_object('n', n) as json, null::text as nothing from generate_series(${from}::int, ${to}::int) n`;
  const row = (n: number) => ({ n, json: { n }, nothing: null });
  const inTransaction = <R>(work: (em: EntityManager) => Promise<R>) => orm.em.fork().transactional(work);

  test('is there once that is answered: all of its rows, or none, also where it was prepared before', async () => {
    for (let round = 0; round < 3; round++)
      await inTransaction(async (em) => {
        const two = await runAhead(em, some(1, 2), 'test.ahead');
        await runSql(em, sql`select ${1}::int`, 'test.unasked', { later: true });
        const none = await runAhead(em, some(2, 1), 'test.ahead', { genericPlan: true });
        const one = await runAhead(em, some(7, 7), 'test.ahead');
        expect(await runSql(em, some(3, 4), 'test.next')).toEqual([row(3), row(4)]);
        expect(await two()).toEqual([row(1), row(2)]);
        expect(await none()).toEqual([]);
        expect(await one()).toEqual([row(7)]);
        expect(await two()).toEqual([row(1), row(2)]);
      });
  });

  test('is there with a statement that has no name, and is waited for where none follows', async () => {
    await inTransaction(async (em) => {
      const before = await runAhead(em, some(1, 1), 'test.ahead');
      await runSql(em, sql`select ${1}::int`);
      expect(await before()).toEqual([row(1)]);
      const last = await runAhead(em, some(2, 2), 'test.ahead');
      expect(await last()).toEqual([row(2)]);
    });
    const alone = await runAhead(orm.em.fork(), some(5, 5), 'test.ahead');
    expect(await alone()).toEqual([row(5)]);
  });

  test('is refused under the name of another statement, before anything is sent', async () => {
    const other = sql`select 2 as n`;
    for (const isParsed of [false, true]) {
      const refused = inTransaction(async (em) => {
        if (isParsed) await runSql(em, some(1, 1), 'test.ahead');
        await runAhead(em, some(1, 1), 'test.ahead');
        await runAhead(em, other, 'test.ahead');
        await runSql(em, sql`select 1`, 'test.one');
      });
      await expect(refused).rejects.toThrow("'test.ahead' is the name of another statement");
    }
    await inTransaction(async (em) => expect(await runSql(em, some(1, 1), 'test.ahead')).toEqual([row(1)]));
  });

  test('is not there where it was taken back with a part of its transaction', async () => {
    await inTransaction(async (em) => {
      let taken: (() => Promise<object[]>) | undefined;
      await em
        .transactional(async (inner) => {
          taken = await runAhead(inner, some(1, 1), 'test.ahead');
          throw new Error('on purpose');
        })
        .catch(() => {});
      await expect(taken!()).rejects.toThrow('test.ahead was taken back');
    });
  });

  test('sees what was written before it, and fails what it goes with', async () => {
    await inTransaction(async (em) => {
      await runSql(
        em,
        sql`insert into person (email, full_name) values (${'ahead@example.vn'}, 'Đi Trước')`,
        'test.written',
        { later: true },
      );
      const seen = await runAhead(
        em,
        sql`select email from person where full_name = 'Đi Trước'`,
        'test.seen',
      );
      await runSql(em, sql`select 1`, 'test.one');
      expect(await seen()).toEqual([{ email: 'ahead@example.vn' }]);
      throw new Error('on purpose');
    }).catch((error: Error) => expect(error.message).toBe('on purpose'));
    const divided = sql`select 1 / ${0}::int as n`;
    const failing = inTransaction(async (em) => {
      await runAhead(em, divided, 'test.ahead.divided');
      await runSql(em, sql`select 1`, 'test.one');
    });
    await expect(failing).rejects.toThrow('division by zero');
    await inTransaction(async (em) =>
      expect(await (await runAhead(em, some(1, 1), 'test.ahead'))()).toEqual([row(1)]),
    );
  });
});

test('what fails at its first use on a connection works at the next', async () => {
  const em = orm.em.fork();
  const divided = (by: number) => sql`select 1 / ${by}::int`;
  const failing = em.transactional((inner) =>
    runSql(inner, divided(0), 'test.once', { later: true }).then(() => undefined),
  );
  await expect(failing).rejects.toThrow('division by zero');
  await em.transactional((inner) => runSql(inner, divided(1), 'test.once', { later: true }));
  expect(await runSql(em, divided(1), 'test.once')).toHaveLength(1);
  // By itself after it failed ahead
  await expect(
    em.transactional((inner) =>
      runSql(inner, divided(0), 'test.twice', { later: true }).then(() => undefined),
    ),
  ).rejects.toThrow('division by zero');
  await runSql(em, divided(1), 'test.other');
  for (let i = 0; i < 2; i++) expect(await runSql(em, divided(1), 'test.twice')).toHaveLength(1);
  await em.transactional((inner) => runSql(inner, divided(1), 'test.twice', { later: true }));
  // By itself first
  await expect(runSql(em, divided(0), 'test.alone')).rejects.toThrow('division by zero');
  await em.transactional((inner) => runSql(inner, divided(1), 'test.alone', { later: true }));
  expect(await runSql(em, divided(1), 'test.alone')).toHaveLength(1);
});

describe('how a statement is planned', () => {
  const mode = sql`select current_setting('plan_cache_mode') as mode`;
  const modeOf = async (em: EntityManager, name?: string, genericPlan = false) =>
    (await runSql<{ mode: string }>(em, mode, name, { genericPlan }))[0]!.mode;

  test('is chosen for it: once for all values, or as PostgreSQL thinks best', async () => {
    await orm.em.fork().transactional(async (em) => {
      expect(await modeOf(em, 'test.generic', true)).toBe('force_generic_plan');
      expect(await modeOf(em, 'test.generic', true)).toBe('force_generic_plan');
      expect(await modeOf(em, 'test.auto')).toBe('auto');
      await runSql(em, mode, 'test.generic', { genericPlan: true, later: true });
      const unnamed = sql`select current_setting('plan_cache_mode') as mode, ${1}::int`;
      expect(await runSql(em, unnamed)).toMatchObject([{ mode: 'auto' }]);
      const [known] = await runSql<object>(
        em,
        sql`select statement, generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'test.generic'`,
      );
      expect(known).toEqual({
        statement: "/* test.generic */ select current_setting('plan_cache_mode') as mode",
        generic_plans: 3,
        custom_plans: 0,
      });
    });
  });

  test('stays so where what was chosen before has been taken back', async () => {
    const em = orm.em.fork();
    const failing = sql`select 1 / ${0}::int`;
    // On one connection throughout: it is the only one that is free
    await modeOf(em, 'test.auto');
    await em.begin();
    expect(await modeOf(em, 'test.generic', true)).toBe('force_generic_plan');
    await em.rollback();
    expect(await modeOf(em, 'test.generic', true)).toBe('force_generic_plan');
    await expect(runSql(em, failing, 'test.failing')).rejects.toThrow('division by zero');
    expect(await modeOf(em, 'test.auto')).toBe('auto');
    await expect(runSql(em, failing, 'test.failing', { genericPlan: true })).rejects.toThrow();
    expect(await modeOf(em, 'test.generic', true)).toBe('force_generic_plan');
    await em.transactional(async (outer) => {
      await outer
        .transactional(async (inner) => {
          expect(await modeOf(inner, 'test.auto')).toBe('auto');
          throw new Error('on purpose');
        })
        .catch(() => {});
      expect(await modeOf(outer, 'test.auto')).toBe('auto');
    });
  });
});
