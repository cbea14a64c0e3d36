import { describe, expect, it } from 'vitest';
import { errorText, NETWORK_FAILED, networkText, REQUEST_FAILED } from './error-text.ts';

/** All sources of the text. Each test removes one more. */
const all = {
  details: [
    { field: 'email', message: 'is taken' },
    { field: 'password', message: 'is short' },
  ],
  error: { message: 'from error.message' },
  message: 'from message',
  error_message: 'from error_message',
  errors: [{ message: 'from errors[0]' }, { message: 'from errors[1]' }],
};

describe('the text of an error toast', () => {
  it('prefers a plain text body', () => {
    expect(errorText('Gateway is down')).toBe('Gateway is down');
  });

  it('never shows the markup of an error page', () => {
    expect(errorText('\n<!doctype html><title>502</title>')).toBe(REQUEST_FAILED);
    expect(errorText('<html>', 'Login failed')).toBe('Login failed');
  });

  it("falls back to the request's message if the body has no text", () => {
    for (const body of ['', {}, { message: ' ' }, null])
      expect(errorText(body, 'Login failed')).toBe('Login failed');
  });

  it('follows the specified order', () => {
    const { details, error, message, error_message, errors } = all;
    expect(errorText(all)).toBe('email: is taken\npassword: is short');
    expect(errorText({ error, message, error_message, errors })).toBe('from error.message');
    expect(errorText({ message, error_message, errors })).toBe('from message');
    expect(errorText({ error_message, errors })).toBe('from error_message');
    expect(errorText({ errors })).toBe('from errors[0]');
    expect(errorText({})).toBe(REQUEST_FAILED);
    expect(details).toHaveLength(2);
  });

  it('reads the details from the extensions of a GraphQL error', () => {
    const errors = [
      { message: 'Bad input', extensions: { details: [{ field: 'title', message: 'is empty' }] } },
    ];
    expect(errorText({ errors })).toBe('title: is empty');
    expect(errorText({ errors: [{ message: 'Bad input', extensions: { details: [] } }] })).toBe('Bad input');
  });

  it('skips fields without text', () => {
    expect(errorText('  ')).toBe(REQUEST_FAILED);
    expect(errorText(null)).toBe(REQUEST_FAILED);
    expect(errorText({ details: [], message: '' })).toBe(REQUEST_FAILED);
    expect(errorText({ details: ['one', { message: 'two' }] })).toBe('one\ntwo');
  });

  it("uses the network error's message if no server responded", () => {
    expect(networkText(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
    expect(networkText(new Error(''))).toBe(NETWORK_FAILED);
    expect(networkText(undefined)).toBe(NETWORK_FAILED);
  });
});
