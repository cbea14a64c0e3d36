import { describe, expect, it } from 'vitest';
import { failure, success, toFailure } from './envelope.ts';

/** Returns the error message that a legacy client shows for a response. */
function legacyErrorMessage(body: unknown): string {
  if (typeof body === 'string') return body;
  const { details, error, message } = body as {
    details?: { field: string; message: string }[];
    error?: { message?: string };
    message?: string;
  };
  if (Array.isArray(details)) return details.map((each) => `${each.field}: ${each.message}`).join('\n');
  return error?.message ?? message ?? 'Request failed. Please try again.';
}

const getError = (code: string, message: string, more: object = {}) => ({
  message,
  extensions: { code, ...more },
});

describe('toFailure', () => {
  it('returns the status of the error code, and the message where legacy clients read it', () => {
    const { status, body } = toFailure(
      [getError('CONFLICT', 'Đã có tài khoản.', { reason: 'EMAIL_TAKEN' })],
      'vi',
    );
    expect([status, body]).toEqual([
      409,
      {
        success: false,
        message: 'Đã có tài khoản.',
        error: { code: 'CONFLICT', reason: 'EMAIL_TAKEN', message: 'Đã có tài khoản.' },
      },
    ]);
    expect(legacyErrorMessage(body)).toBe('Đã có tài khoản.');
  });

  it('omits empty details', () => {
    const { body } = toFailure([getError('POLICY', 'x', { details: [] })], 'vi');
    expect(body).not.toHaveProperty('details');
    expect(legacyErrorMessage(body)).toBe('x');
  });

  it('returns a detail for each invalid field, with its name in the REST body', () => {
    const invalid = (field: string) =>
      getError('BAD_INPUT', `Variable "$input" got invalid value at "input.${field}"`, {
        details: [{ field: `input.${field}`, message: 'Sai.' }],
      });
    const { status, body } = toFailure([invalid('email'), invalid('password')], 'en');
    expect([status, body.message]).toEqual([
      400,
      'Some details need another look. Please check the marked fields.',
    ]);
    expect(legacyErrorMessage(body)).toBe('email: Sai.\npassword: Sai.');
  });

  it('uses the first error, and ignores details of errors with another code', () => {
    const { status, body } = toFailure(
      [
        getError('UNAUTHENTICATED', 'a'),
        getError('BAD_INPUT', 'b', { details: [{ field: 'x', message: 'y' }] }),
      ],
      'vi',
    );
    expect([status, body.details]).toEqual([401, undefined]);
  });

  it('returns the seconds until the client may retry', () => {
    expect(toFailure([getError('RATE_LIMITED', 'x', { retryAfter: 30 })], 'vi')).toMatchObject({
      status: 429,
      retryAfter: 30,
    });
  });
});

it('a failure of the adapter is translated to the language of the request', () => {
  expect(failure('UNEXPECTED', 'en', { correlationId: 'abc' }).body.message).toBe(
    'Something unexpected happened. Error code: abc.',
  );
});

it('a success can have additional fields at the top level', () => {
  expect(success({ a: 1 }, { a: 1 })).toEqual({ success: true, data: { a: 1 }, a: 1 });
});
