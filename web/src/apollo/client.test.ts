import { gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserClient } from './client.ts';
import { TOAST_FAILURE } from './toast-failure.ts';

const QUERY = gql`query Viewer { me { id } }`;
const MUTATION = gql`mutation Save { save }`;
const REFUSAL = { errors: [{ message: 'Not today', extensions: { code: 'POLICY' } }] };

describe('a failed request', () => {
  const toast = vi.fn();
  const client = makeBrowserClient({ language: () => 'vi', path: () => '/', toast, silence: String });
  beforeEach(() => {
    toast.mockClear();
    vi.stubGlobal('fetch', async () =>
      Response.json(REFUSAL, { headers: { 'content-type': 'application/graphql-response+json' } }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is left to the screen that made it', async () => {
    await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow('Not today');
    await expect(client.query({ query: QUERY })).rejects.toThrow('Not today');
    expect(toast).not.toHaveBeenCalled();
  });

  it('is left to the screen also where the request has a context of its own', async () => {
    const context = { headers: { authorization: 'Bearer other' } };
    await expect(client.mutate({ mutation: MUTATION, context })).rejects.toThrow('Not today');
    await expect(client.query({ query: QUERY, context })).rejects.toThrow('Not today');
    expect(toast).not.toHaveBeenCalled();
  });

  it('is said by a toast where no screen shows it', async () => {
    await expect(client.mutate({ mutation: MUTATION, ...TOAST_FAILURE })).rejects.toThrow('Not today');
    expect(toast.mock.calls).toEqual([['Not today']]);
  });
});
