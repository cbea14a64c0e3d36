import { generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { getCode, member, student } from '../../src/testing/factories.ts';
import { CLIENT, FOREIGN } from '../openid-provider.ts';
import { api, app, link, newAccount, provider } from './google.ts';

describe('linking by tokens', () => {
  it('accepts an ID token, an access token or both of one account, also on REST', async () => {
    for (const names of [['googleIdToken'], ['googleAccessToken'], ['googleIdToken', 'googleAccessToken']]) {
      const owner = await member(app);
      const account = newAccount();
      provider.enter(account);
      const { id_token: googleIdToken, access_token: googleAccessToken } = await provider.tokens();
      const all: Record<string, string> = { googleIdToken, googleAccessToken };
      const body = Object.fromEntries(names.map((name) => [name, all[name]]));
      const linked = await api(owner, 'POST', 'link', body);
      expect(linked.body.data).toEqual({ linked: true, email: account.email, linkedAt: expect.any(String) });
      expect((await api(owner, 'GET', 'status')).body.data).toEqual(linked.body.data);
      // Repeating it changes nothing
      expect((await api(owner, 'POST', 'link', body)).status).toBe(200);
    }
  });

  it.each([
    ['for another client', { aud: FOREIGN.id }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has run out', { iat: 1_700_000_000, exp: 1_700_000_600 }],
    ['that is old', { iat: Math.floor(Date.now() / 1000) - 7200 }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
  ])('rejects an ID token %s', async (_, claims) => {
    const learner = await student(app);
    const { sub, email } = newAccount();
    const idToken = await provider.idToken({ sub, email, email_verified: true, ...claims });
    expect(getCode(await link(learner, { idToken }))).toBe('INVALID_CREDENTIALS');
  });

  it('accepts only tokens signed by the provider', async () => {
    const learner = await student(app);
    const { sub, email } = newAccount();
    const claims = { sub, email, email_verified: true };
    const stranger = await generateKeyPair('RS256');
    const unsigned = [
      { alg: 'none' },
      { iss: provider.issuer, aud: CLIENT.id, iat: Date.now() / 1000, exp: 9e9, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const forged of [await provider.idToken(claims, stranger.privateKey), `${unsigned}.`, 'nonsense'])
      expect(getCode(await link(learner, { idToken: forged }))).toBe('INVALID_CREDENTIALS');
    // Some providers send the verification as text
    const asText = await provider.idToken({ ...claims, email_verified: 'true' });
    expect(getCode(await link(learner, { idToken: asText }))).toBeUndefined();
  });

  it('rejects an unverified address, a foreign access token, two accounts and empty input', async () => {
    const learner = await student(app);
    const { sub, email } = newAccount();
    const unverified = await provider.idToken({ sub, email, email_verified: false });
    expect(getCode(await link(learner, { idToken: unverified }))).toBe('POLICY');
    provider.enter(newAccount());
    const foreign = await provider.tokens(FOREIGN);
    expect(getCode(await link(learner, { accessToken: foreign.access_token }))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await link(learner, { accessToken: 'nonsense' }))).toBe('INVALID_CREDENTIALS');
    const one = await provider.tokens();
    provider.enter(newAccount());
    const two = await provider.tokens();
    expect(
      getCode(await link(learner, { tokens: { idToken: one.id_token, accessToken: two.access_token } })),
    ).toBe('INVALID_CREDENTIALS');
    const empty = await api(learner, 'POST', 'link', {});
    expect([empty.status, empty.body.details]).toMatchObject([400, [{ field: 'googleIdToken' }]]);
  });

  it('conflicts for a linked account; one of two simultaneous requests succeeds', async () => {
    const [one, two] = [await member(app), await member(app)];
    provider.enter(newAccount());
    const { id_token: googleIdToken } = await provider.tokens();
    const replies = await Promise.all([one, two].map((each) => link(each, { idToken: googleIdToken })));
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
    const [loser, winner] = getCode(replies[0]!) ? [one, two] : [two, one];
    provider.enter(newAccount());
    const other = await provider.tokens();
    expect(getCode(await link(winner, { idToken: other.id_token }))).toBe('CONFLICT');
    expect(getCode(await link(loser, { idToken: other.id_token }))).toBeUndefined();
  });
});
