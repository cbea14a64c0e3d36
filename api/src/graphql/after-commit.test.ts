import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { unavailable } from '../platform/errors/errors.ts';
import { testApp } from '../testing/app.ts';
import { ask, select, student, toHeaders } from '../testing/factories.ts';
import { createContext } from './context.ts';
import { formatError } from './errors.ts';

const app = await testApp();

test('a mutation whose result cannot be read reports that it was saved', async () => {
  const me = await student(app);
  const text = 'mutation($bio: String) { updateProfile(input: { bio: $bio }) { bio education { school } } }';
  const getBio = () => select(app, 'select bio from person where id = ?', [me.id]);
  // The read expects objects
  await select(app, `update person set education = '["none"]' where id = ?`, [me.id]);
  const { errors } = await ask(app, me, text, { bio: 'Một' });
  expect(errors![0]!.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'SAVED_UNREAD',
    correlationId: expect.any(String),
  });
  expect(errors![0]!.message).toContain('đã được lưu');
  expect(await getBio()).toEqual([{ bio: 'Một' }]);
  const rest = await app.server.inject({
    method: 'PUT',
    url: '/api/client/users/profile',
    headers: toHeaders(me),
    payload: { bio: 'Hai' },
  });
  expect([rest.statusCode, rest.json().error.reason]).toEqual([409, 'SAVED_UNREAD']);
  expect(await getBio()).toEqual([{ bio: 'Hai' }]);
});

test('a mutation that fails after its commit reports that it may have been saved', async () => {
  const context = createContext(
    { ...app.services, log: { error: () => {} } as never },
    { id: 'one', address: '::1', origin: 'graphql' },
    'en',
  );
  const failed = (originalError: Error, path = ['act']) =>
    formatError(new GraphQLError('', { originalError, path }), context, true);
  expect(failed(new TypeError('x')).extensions).toMatchObject({ reason: 'UNEXPECTED' });
  const rolledBack = context.em.transactional(async (em) => {
    await em.transactional(async (inner) => void (await inner.execute('select 1')));
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(failed(new TypeError('x')).extensions).toMatchObject({ reason: 'UNEXPECTED' });
  await context.em.transactional(async () => {});
  expect(failed(new TypeError('x'))).toMatchObject({
    message: expect.stringContaining('may have been saved'),
    extensions: { reason: 'SAVED_UNREAD' },
  });
  // An error that was thrown on purpose remains unchanged
  expect(failed(unavailable('DATABASE_UNREACHABLE')).extensions).toMatchObject({ code: 'UNAVAILABLE' });
  expect(failed(unavailable('DATABASE_UNREACHABLE'), ['act', 'of']).extensions).toMatchObject({
    reason: 'SAVED_UNREAD',
  });
});
