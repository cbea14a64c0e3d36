import { GraphQLError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import '../features/manifests.ts';
import { AppError, badInput, conflict, tooCostly, unavailable } from '../platform/errors/errors.ts';
import type { Locale } from '../platform/i18n/messages/index.ts';
import { validationMessage } from '../platform/i18n/messages/validation-message.ts';
import type { Context } from './context.ts';
import { formatError } from './errors.ts';

const logged: object[] = [];
const context = (locale: Locale = 'en') =>
  ({
    locale,
    request: { id: 'req-1' },
    services: { log: { error: (fields: object) => logged.push(fields) } },
  }) as unknown as Context;
const format = (error: Error, locale?: Locale) =>
  formatError(
    error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error }),
    context(locale),
  );

describe('an AppError', () => {
  it('has the viewer’s language, also in its fields', () => {
    const error = badInput('price', 'validation.maxLength', { max: 5 });
    expect(format(error).extensions).toEqual({
      code: 'BAD_INPUT',
      reason: 'INVALID_FIELDS',
      details: [{ field: 'price', code: 'LENGTH', message: 'At most 5 characters.' }],
    });
    expect(format(error, 'vi').message).toContain('thông tin');
  });

  it('reports the time to wait, which defaults to that of its code', () => {
    const tooMany = new AppError('TOO_MANY_ATTEMPTS', { facts: { retryAfter: 7 } });
    expect(format(tooMany).extensions?.retryAfter).toBe(7);
    expect(format(unavailable('DATABASE_UNREACHABLE')).extensions?.retryAfter).toBe(5);
  });

  it('reports the limit and the value, without a time to wait if a retry cannot succeed', () => {
    const costly = format(tooCostly('COST_LIMIT', { value: 30_000, limit: 20_000 }));
    expect(costly.extensions).toEqual({
      code: 'TOO_COSTLY',
      reason: 'COST_LIMIT',
      value: 30_000,
      limit: 20_000,
      cost: { requested: 30_000, limit: 20_000 },
    });
    expect(costly.message).toContain('30000');
    const tokens = format(
      new GraphQLError('Syntax Error: Document contains more that 2000 tokens. Parsing aborted.'),
    );
    expect(tokens.extensions).toEqual({ code: 'TOO_COSTLY', reason: 'TOKEN_LIMIT', limit: 2000 });
  });

  it('reports the state that prevents the operation', () => {
    expect(format(conflict('WRONG_STATE', { state: 'DRAFT' })).extensions).toEqual({
      code: 'CONFLICT',
      reason: 'WRONG_STATE',
      state: 'DRAFT',
    });
  });
});

describe('faults of the input', () => {
  it('are reported by path with their parameters if class-validator finds them', () => {
    const error = new ArgumentValidationError([
      { property: 'title', constraints: { length: validationMessage('catalog.title', { max: 60 }) } },
      {
        property: 'items',
        children: [
          { property: '0', children: [{ property: 'note', constraints: { length: 'catalog.note' } }] },
        ],
      },
      { property: 'odd', constraints: { x: 'not a key of the catalogue' } },
    ] as never);
    expect(format(error).extensions?.details).toEqual([
      { field: 'title', code: 'LENGTH', message: 'Enter a title of 3 to 60 characters.' },
      { field: 'items.0.note', code: 'LENGTH', message: expect.stringContaining('at least 10') },
      { field: 'odd', code: 'INVALID', message: 'This value is not valid.' },
    ]);
  });

  it.each([
    ['Variable "$input" got invalid value -1 at "input.price"; Vnd is a whole number', 'price'],
    [
      'Variable "$input" got invalid value { a: 1 }; Field "email" of required type "String!" was not provided.',
      'email',
    ],
    ['Variable "$limit" got invalid value "x"; Int cannot represent non-integer value: "x"', 'limit'],
  ])('name their field if graphql-js finds them: %s', (message, field) => {
    expect(format(new GraphQLError(message)).extensions).toEqual({
      code: 'BAD_INPUT',
      reason: 'INVALID_FIELDS',
      details: [{ field, code: 'INVALID', message: 'This value is not valid.' }],
    });
  });
});

describe('a validator that throws', () => {
  it('is reported as invalid input and logged', () => {
    logged.length = 0;
    const error = new ArgumentValidationError(new URIError('URI malformed') as never);
    expect(format(error).extensions).toEqual({ code: 'BAD_INPUT', reason: 'INVALID_FIELDS' });
    expect(logged).toHaveLength(1);
  });
});

describe('an unexpected error', () => {
  it('is logged, and reveals only its correlation ID', () => {
    logged.length = 0;
    const { message, extensions } = format(new TypeError('secret table person is gone'));
    expect(extensions).toEqual({ code: 'INTERNAL', reason: 'UNEXPECTED', correlationId: 'req-1' });
    expect(message).toBe('Something unexpected happened. Error code: req-1.');
    expect(logged).toHaveLength(1);
  });

  it('is UNAVAILABLE if the database is unreachable, but not if a file is missing', () => {
    expect(format(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })).extensions?.code).toBe(
      'UNAVAILABLE',
    );
    for (const code of ['57P01', '57014', '55P03'])
      expect(format(Object.assign(new Error('x'), { code })).extensions?.code).toBe('UNAVAILABLE');
    expect(format(Object.assign(new Error('x'), { code: 'ENOENT' })).extensions?.code).toBe('INTERNAL');
  });
});

describe('an error outside of an operation', () => {
  const outside = (message: string, extensions: object = {}) =>
    formatError(new GraphQLError(message, { extensions: { ...extensions } }), undefined);

  it('has the message of Apollo if it concerns the request', () => {
    for (const [message, reason] of [
      ['This operation has been blocked as a potential CSRF.', 'CROSS_SITE'],
      ['POST body missing.', 'MALFORMED_REQUEST'],
    ] as const)
      expect(outside(message, { code: 'BAD_REQUEST' })).toMatchObject({
        message,
        extensions: { code: 'BAD_INPUT', reason },
      });
  });

  it('is unchanged if it was already formatted', () => {
    const extensions = { code: 'RATE_LIMITED', reason: 'BUDGET_SPENT', retryAfter: 7 };
    const { message, extensions: sent } = outside('Chờ một lát.', { ...extensions, http: { status: 429 } });
    expect([message, sent]).toEqual(['Chờ một lát.', extensions]);
  });

  it('is hidden if it is unexpected', () => {
    expect(outside('Context creation failed: secret', { code: 'INTERNAL_SERVER_ERROR' })).toMatchObject({
      message: 'Internal Server Error',
      extensions: { code: 'INTERNAL', reason: 'UNEXPECTED' },
    });
  });
});
