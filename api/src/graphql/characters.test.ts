import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { refuseCharacters } from './characters.ts';

function faults(text: string, variables?: Record<string, unknown>) {
  try {
    refuseCharacters(parse(text), variables);
    return [];
  } catch (error) {
    expect(error).toMatchObject({ code: 'BAD_INPUT', reason: 'INVALID_FIELDS' });
    return (error as AppError).details.map(({ field }) => field);
  }
}

it('names every text with U+0000 or half of a surrogate pair, in variables and in the document', () => {
  const input = { email: '\ud800@x.vn', roles: ['ok', 'a\0'], note: '😀' };
  expect(faults('{ a }', { input, q: '\0' })).toEqual(['email', 'roles.1', 'q']);
  expect(faults('{ a(input: { email: "\\u0000" }, id: "\\u0000") }')).toEqual(['email', 'id']);
  expect(faults('{ a(id: "tiếng Việt 😀") }', { list: [1, null, true] })).toEqual([]);
});

it('goes on refusing a document that it has seen', () => {
  const document = parse('{ a(id: "\\u0000") }');
  for (let i = 0; i < 2; i++) expect(() => refuseCharacters(document, {})).toThrow(AppError);
});

it('refuses what nests for thousands of levels, and takes a document with a list in a list in a list', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = 'x';
    for (let level = 0; level < levels; level++) value = { content: [value] };
    return value;
  };
  expect(faults('{ a }', { input: { body: nested(40) } })).toEqual([]);
  expect(faults('{ a }', { input: { body: nested(20_000) } })).toMatchObject([
    expect.stringMatching(/^body\.content\.0/),
  ]);
});
