import { describe, expect, test } from 'vitest';
import { all, any, raw, Statement, sql, uuid } from './sql.ts';

const toStatement = (part: ReturnType<typeof sql>) => {
  const statement = new Statement();
  statement.add(part);
  return [statement.text, statement.values];
};

describe('sql', () => {
  test('binds values and splices pieces', () => {
    const inner = sql`a = ${1} or b = ${'x'}`;
    expect(toStatement(sql`select ${null} where (${inner}) and c = ${[2]}`)).toEqual([
      'select $1 where (a = $2 or b = $3) and c = $4',
      [null, 1, 'x', [2]],
    ]);
  });

  test('never makes input part of the statement text', () => {
    const [text] = toStatement(sql`select ${"'; drop table course; --"}`);
    expect(text).toBe('select $1');
  });

  test('rejects undefined, which is usually a misspelt column', () => {
    const row: Record<string, unknown> = {};
    expect(() => sql`where ${row.categry} = 1`).toThrow('undefined after "where"');
  });
});

describe('all', () => {
  test('puts each condition in parentheses', () => {
    expect(toStatement(all([sql`a or b`, sql`c`]))[0]).toBe('(a or b) and (c)');
  });

  test('omits absent and false conditions', () => {
    expect(toStatement(all([undefined, null, false, '', true, sql`a`]))[0]).toBe('a');
    expect(toStatement(all([false]))[0]).toBe('true');
  });
});

describe('any', () => {
  test('requires one condition, and is false without any', () => {
    expect(toStatement(any([sql`a and b`, false, sql`c`]))[0]).toBe('(a and b) or (c)');
    expect(toStatement(any([undefined, false]))[0]).toBe('false');
  });

  test('is true if one condition is true', () => {
    expect(toStatement(any([sql`a`, true]))[0]).toBe('true');
  });
});

test('raw is spliced in unchanged', () => {
  expect(toStatement(sql`order by a ${raw('desc')}`)).toEqual(['order by a desc', []]);
});

test('an ID that is not a UUID becomes NULL', () => {
  expect(uuid('00000004-0000-7000-8000-000000000001')).toBe('00000004-0000-7000-8000-000000000001');
  expect(uuid("1' or true")).toBeNull();
});
