import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { AppError } from '../platform/errors/errors.ts';
import { assertValues } from './request-values.ts';

function faults(text: string, variables?: Record<string, unknown>) {
  try {
    assertValues(parse(text), variables);
    return [];
  } catch (error) {
    expect(error).toMatchObject({ code: 'BAD_INPUT', reason: 'INVALID_FIELDS' });
    return (error as AppError).details.map(({ field }) => field);
  }
}

it('reports every text with U+0000 or an unpaired surrogate, in variables and in the document', () => {
  const input = { email: '\ud800@x.vn', roles: ['ok', 'a\0'], note: '😀' };
  expect(faults('{ a }', { input, q: '\0' })).toEqual(['email', 'roles.1', 'q']);
  expect(faults('{ a(input: { email: "\\u0000" }, id: "\\u0000") }')).toEqual(['email', 'id']);
  expect(faults('{ a(id: "tiếng Việt 😀") }', { list: [1, null, true] })).toEqual([]);
});

it('rejects an invalid document each time', () => {
  const document = parse('{ a(id: "\\u0000") }');
  for (let i = 0; i < 2; i++) expect(() => assertValues(document, {})).toThrow(AppError);
});

it('rejects deeply nested values, and accepts a list in a list in a list', () => {
  const nest = (levels: number): unknown => {
    let value: unknown = 'x';
    for (let level = 0; level < levels; level++) value = { content: [value] };
    return value;
  };
  expect(faults('{ a }', { input: { body: nest(40) } })).toEqual([]);
  expect(faults('{ a }', { input: { body: nest(20_000) } })).toMatchObject([
    expect.stringMatching(/^body\.content\.0/),
  ]);
});

it('reports at most twenty faults', () => {
  expect(faults('{ a }', { list: Array(90_000 / 2).fill('\0') })).toHaveLength(20);
});

it('rejects too many values or keys before graphql-js processes them', () => {
  const check = (variables: Record<string, unknown>) => () => assertValues(parse('{ a }'), variables);
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]));
  expect(check({ list: Array(49_000).fill(true) })).not.toThrow();
  expect(check({ list: Array(50_001).fill(true) })).toThrow('error.valueLimit');
  expect(check({ list: [[], {}, Array(30_000).fill({})], other: Array(30_000).fill(1) })).toThrow(
    'error.valueLimit',
  );
  expect(check({ filter: keys(1000) })).not.toThrow();
  expect(check({ filter: keys(1001) })).toThrow('error.valueLimit');
  expect(check(keys(1001))).toThrow('error.valueLimit');
});
