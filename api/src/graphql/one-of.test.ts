import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { ask, member } from '../testing/factories.ts';

const app = await testApp();
const LINK =
  'mutation($account: GoogleAccountInput!) { linkGoogle(input: { account: $account }) { googleEmail } }';

describe('an input with exactly one field', () => {
  test.each([
    ['none', {}],
    ['two', { code: 'x', idToken: 'y' }],
    ['one that is null', { code: null }],
  ])('is rejected with %s', async (_, account) => {
    const { errors } = await ask(app, await member(app), LINK, { account });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });

  test('is accepted with one field', async () => {
    const { errors } = await ask(app, await member(app), LINK, { account: { code: 'x' } });
    expect(errors).toMatchObject([{ extensions: { code: 'GONE' } }]);
  });
});
