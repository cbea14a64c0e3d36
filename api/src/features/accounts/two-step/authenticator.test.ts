import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Keys } from '../../../platform/access/keys.ts';
import type { AppError } from '../../../platform/errors/errors.ts';
import { testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, getCode, PASSWORD, type Reply } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { transactionsWaiting } from '../../../testing/locks.ts';
import { signIn as signInTo } from '../../../testing/signing-in.ts';
import { redeemFactorCode } from './second-factor.ts';
import { base32, codeAt, findStep, otpauthUri, stepAt } from './totp.ts';

const app = await testApp();
const { db, fetchRoot, mailsTo, member, mutate, provedMember, student } = helpersFor(app);
beforeEach(async () => void (await db('delete from throttle')));
// The clock is in the middle of a time step, so that no code expires between its creation and its use
beforeEach(() => {
  const step = 30_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 });
});
afterEach(() => void vi.useRealTimers());

const begin = (actor: Actor, password = PASSWORD) =>
  mutate(actor, 'beginAuthenticator', { password }, 'secret uri');
const confirm = (actor: Actor, code: string) => mutate(actor, 'confirmAuthenticator', { code }, 'codes');
type Change = 'disableAuthenticator' | 'renewRecoveryCodes';
const change = (actor: Actor, name: Change, code: string, password: string | null = PASSWORD) => {
  const fields = name === 'renewRecoveryCodes' ? 'codes' : 'authenticatorSince recoveryCodesLeft';
  return mutate(actor, name, { code, password }, fields);
};
const signIn = ({ email }: Actor, code?: string, password = PASSWORD) => signInTo(app, email, password, code);
const security = async (actor: Actor) =>
  await fetchRoot(actor, '{ accountSecurity { authenticatorSince recoveryCodesLeft } }');
const fault = ({ errors }: Reply) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.details?.map(({ field }) => field),
];

function unbase32(text: string): Buffer {
  const bits = [...text]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}
/** The current code, or that of a later time step. */
const codeFor = (secret: string, steps = 0) => codeAt(unbase32(secret), stepAt(Date.now()) + steps);
interface Codes {
  codes: string[];
}
/** A person with two-step sign-in. It was turned on with the code of the previous time step. */
async function secured() {
  const actor = await provedMember();
  const { secret } = (await begin(actor)).data.beginAuthenticator as { secret: string };
  const reply = await confirm(actor, codeFor(secret, -1));
  return { actor, secret, codes: (reply.data.confirmAuthenticator as Codes).codes };
}

describe('turning two-step sign-in on', () => {
  test('requires the password, then a code, and changes nothing in between', async () => {
    const actor = await provedMember();
    expect(fault(await begin(actor, 'wrong-one'))).toEqual(['INVALID_CREDENTIALS', ['password']]);
    const { secret, uri } = (await begin(actor)).data.beginAuthenticator as { secret: string; uri: string };
    expect(uri).toMatch(
      new RegExp(`^otpauth://totp/Sen:${encodeURIComponent(actor.email)}\\?.*secret=${secret}&`),
    );
    expect(getCode(await signIn(actor))).toBeUndefined();
    expect(fault(await confirm(actor, '000000'))).toEqual(['INVALID_CREDENTIALS', ['code']]);
    expect(await security(actor)).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
    const code = codeFor(secret);
    const { codes } = (await confirm(actor, `${code.slice(0, 3)} ${code.slice(3)}`)).data
      .confirmAuthenticator as Codes;
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
    expect(await security(actor)).toEqual({ authenticatorSince: expect.any(String), recoveryCodesLeft: 10 });
    expect(getCode(await begin(actor))).toBe('CONFLICT');
    expect(getCode(await confirm(actor, codeFor(secret, 1)))).toBe('CONFLICT');
    expect(await mailsTo(actor.email)).toMatchObject([{ props: { event: 'two-step-on' } }]);
  });

  test('requires a verified address', async () => {
    expect(getCode(await begin(await member()))).toBe('POLICY');
  });

  test('is a CONFLICT if it was not begun', async () => {
    expect(getCode(await confirm(await student(), '123456'))).toBe('CONFLICT');
  });

  test('stores neither the secret nor the codes in plain text', async () => {
    const { actor, secret, codes } = await secured();
    const [stored] = await db<{ secret: Buffer }>(
      'select secret from authenticator where person_id = ?',
      actor.id,
    );
    expect(stored!.secret.includes(unbase32(secret))).toBe(false);
    const signatures = await db('select signature from recovery_code where person_id = ?', actor.id);
    expect(JSON.stringify(signatures)).not.toContain(codes[0]!.replace('-', ''));
  });
});

describe('signing in with two steps', () => {
  test('requires a code, which is only revealed after the right password', async () => {
    const { actor, secret } = await secured();
    expect(fault(await signIn(actor))).toEqual(['INVALID_CREDENTIALS', ['code']]);
    expect(fault(await signIn(actor, '000000'))).toEqual(['INVALID_CREDENTIALS', ['code']]);
    expect(fault(await signIn(actor, codeFor(secret), 'wrong-one'))).toEqual([
      'INVALID_CREDENTIALS',
      undefined,
    ]);
    expect(getCode(await signIn(actor, codeFor(secret)))).toBeUndefined();
  });

  test('accepts each code once, even simultaneously', async () => {
    const { actor, secret } = await secured();
    const code = codeFor(secret);
    const replies = await Promise.all([signIn(actor, code), signIn(actor, code)]);
    expect(replies.map(getCode).sort()).toEqual(['INVALID_CREDENTIALS', undefined]);
    expect(getCode(await signIn(actor, codeFor(secret, -1)))).toBe('INVALID_CREDENTIALS');
  });

  test.each(['authenticator', 'recovery'])(
    'accepts a code of the %s once, because a second use waits for the first',
    async (kind) => {
      const { actor, secret, codes } = await secured();
      const code = kind === 'recovery' ? codes[0]! : codeFor(secret);
      const redeem = (then?: () => Promise<unknown>) =>
        app.services.orm.em.fork().transactional(async (em) => {
          await redeemFactorCode(em, app.services.keys, actor.id, code);
          await em.flush();
          await then?.();
        });
      let second: Promise<string> | undefined;
      await redeem(async () => {
        second = redeem().then(
          () => 'redeemed twice',
          (error: AppError) => error.code,
        );
        await transactionsWaiting(app.services.orm);
      });
      expect(await second).toBe('INVALID_CREDENTIALS');
    },
  );

  test('accepts each recovery code once in any spelling', async () => {
    const { actor, codes } = await secured();
    const typed = ` ${codes[0]!.toLowerCase().replace('-', ' ')} `;
    const replies = await Promise.all([signIn(actor, typed), signIn(actor, typed)]);
    expect(replies.map(getCode).sort()).toEqual(['INVALID_CREDENTIALS', undefined]);
    expect(await security(actor)).toMatchObject({ recoveryCodesLeft: 9 });
    const { actor: other } = await secured();
    expect(getCode(await signIn(other, codes[1]!))).toBe('INVALID_CREDENTIALS');
  });

  test('throttles after five wrong codes', async () => {
    const { actor, secret } = await secured();
    for (let i = 0; i < 5; i++) expect(getCode(await signIn(actor, `00000${i}`))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await signIn(actor, codeFor(secret)))).toBe('RATE_LIMITED');
    expect(getCode(await change(actor, 'disableAuthenticator', codeFor(secret)))).toBe('RATE_LIMITED');
  });

  test('does not count the request for a code as a failed attempt', async () => {
    const { actor, secret } = await secured();
    for (let i = 0; i < 8; i++) expect(fault(await signIn(actor))).toEqual(['INVALID_CREDENTIALS', ['code']]);
    expect(getCode(await signIn(actor, codeFor(secret)))).toBeUndefined();
  });
});

test('the secret and the recovery codes stay valid after a rotation of the keys', async () => {
  const { actor, secret, codes } = await secured();
  const rotated = new Keys(['n'.repeat(32), ...app.services.config.appKeys]);
  const [row] = await db<{ secret: Buffer }>(
    'select secret from authenticator where person_id = ?',
    actor.id,
  );
  expect(rotated.open('authenticator secret', row!.secret)).toEqual(unbase32(secret));
  const redeem = (code: string) =>
    app.services.orm.em.fork().transactional((em) => redeemFactorCode(em, rotated, actor.id, code));
  await redeem(codeFor(secret));
  for (const code of codes) await redeem(code);
  expect(await security(actor)).toMatchObject({ recoveryCodesLeft: 0 });
});

describe('two-step sign-in once enabled', () => {
  test.each(['disableAuthenticator', 'renewRecoveryCodes'] as const)(
    '%s requires password and code',
    async (name) => {
      const { actor, secret } = await secured();
      const wrongPassword = ['INVALID_CREDENTIALS', ['password']];
      expect(fault(await change(actor, name, codeFor(secret), 'wrong-one'))).toEqual(wrongPassword);
      expect(fault(await change(actor, name, codeFor(secret), null))).toEqual(wrongPassword);
      expect(fault(await change(actor, name, '000000'))).toEqual(['INVALID_CREDENTIALS', ['code']]);
      expect(await security(actor)).toMatchObject({
        authenticatorSince: expect.any(String),
        recoveryCodesLeft: 10,
      });
    },
  );

  test('replaces earlier recovery codes with new ones', async () => {
    const { actor, secret, codes } = await secured();
    const { codes: fresh } = (await change(actor, 'renewRecoveryCodes', codeFor(secret))).data
      .renewRecoveryCodes as Codes;
    expect(getCode(await signIn(actor, codes[0]!))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await signIn(actor, fresh[0]!))).toBeUndefined();
  });

  test('can be disabled by a recovery code', async () => {
    const { actor, codes } = await secured();
    expect((await change(actor, 'disableAuthenticator', codes[3]!)).data).toEqual({
      disableAuthenticator: { authenticatorSince: null, recoveryCodesLeft: 0 },
    });
    expect(getCode(await signIn(actor))).toBeUndefined();
    expect(await security(actor)).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
    expect(getCode(await change(actor, 'disableAuthenticator', codes[4]!))).toBe('CONFLICT');
    await eventually(async () =>
      expect((await mailsTo(actor.email)).map(({ props }) => props.event)).toEqual([
        'two-step-on',
        'two-step-off',
      ]),
    );
  });
});

describe('a time-based code', () => {
  /** RFC 6238, appendix B. */
  const secret = Buffer.from('12345678901234567890');

  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('matches RFC 6238 at %d s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });

  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('has a secret in base32 as in RFC 4648: %j', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });

  test('is valid once, in its time step and the adjacent ones', () => {
    const now = 1_700_000_010_000;
    const step = stepAt(now);
    for (const each of [step - 1, step, step + 1])
      expect(findStep(secret, codeAt(secret, each), 0, now)).toBe(each);
    for (const each of [step - 2, step + 2])
      expect(findStep(secret, codeAt(secret, each), 0, now)).toBeUndefined();
    expect(findStep(secret, codeAt(secret, step), step, now)).toBeUndefined();
    expect(findStep(secret, codeAt(secret, step - 1), step, now)).toBeUndefined();
  });

  test('is made from the secret and the account in the URI', () => {
    const uri = new URL(otpauthUri(Buffer.from('foobar'), 'Học viện', 'an@example.vn'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Học viện:an@example.vn',
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'MZXW6YTBOI',
      issuer: 'Học viện',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
