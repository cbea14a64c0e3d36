import { describe, expect, it } from 'vitest';
import { failure, failureOf, success } from './envelope.ts';

/** Section 8 of the specification, as a legacy client reads a response. */
function toastText(body: unknown): string {
  if (typeof body === 'string') return body;
  const { details, error, message } = body as {
    details?: { field: string; message: string }[];
    error?: { message?: string };
    message?: string;
  };
  if (Array.isArray(details)) return details.map((each) => `${each.field}: ${each.message}`).join('\n');
  return error?.message ?? message ?? 'Request failed. Please try again.';
}

const errorOf = (code: string, message: string, more: object = {}) => ({
  message,
  extensions: { code, ...more },
});

describe('a failure', () => {
  it('has the status of its code, and its message at the documented field', () => {
    const { status, body } = failureOf(
      [errorOf('CONFLICT', 'Đã có tài khoản.', { reason: 'EMAIL_TAKEN' })],
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
    expect(toastText(body)).toBe('Đã có tài khoản.');
  });

  it('omits empty details', () => {
    const { body } = failureOf([errorOf('POLICY', 'x', { details: [] })], 'vi');
    expect(body).not.toHaveProperty('details');
    expect(toastText(body)).toBe('x');
  });

  it('names every invalid field as in the body', () => {
    const misfit = (field: string) =>
      errorOf('BAD_INPUT', `Variable "$input" got invalid value at "input.${field}"`, {
        details: [{ field: `input.${field}`, message: 'Sai.' }],
      });
    const { status, body } = failureOf([misfit('email'), misfit('password')], 'en');
    expect([status, body.message]).toEqual([
      400,
      'Some details need another look. Please check the marked fields.',
    ]);
    expect(toastText(body)).toBe('email: Sai.\npassword: Sai.');
  });

  it('uses the first error, and details of errors with the same code', () => {
    const { status, body } = failureOf(
      [
        errorOf('UNAUTHENTICATED', 'a'),
        errorOf('BAD_INPUT', 'b', { details: [{ field: 'x', message: 'y' }] }),
      ],
      'vi',
    );
    expect([status, body.details]).toEqual([401, undefined]);
  });

  it('returns the time to wait', () => {
    expect(failureOf([errorOf('RATE_LIMITED', 'x', { retryAfter: 30 })], 'vi')).toMatchObject({
      status: 429,
      retryAfter: 30,
    });
  });

  it('of the adapter has the language of the request', () => {
    expect(failure('UNEXPECTED', 'en', { correlationId: 'abc' }).body.message).toBe(
      'Something unexpected happened. Error code: abc.',
    );
  });
});

it('a success may have fields next to its data', () => {
  expect(success({ a: 1 }, { a: 1 })).toEqual({ success: true, data: { a: 1 }, a: 1 });
});
