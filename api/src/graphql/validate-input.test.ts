import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { student, toHeaders } from '../testing/factories.ts';
import { findCaller } from './bearer.ts';
import { createContext } from './context.ts';

const app = await testApp();

test.each([
  ['with arguments', 'mutation { updateProfile(input: { bio: "Chào" }) { id } }'],
  ['with one that is not an object', 'mutation { endSession(sessionId: "x") { endedIds } }'],
  ['without any', 'mutation { endOtherSessions { endedCount } }'],
])('a mutation %s is not executed if its arguments are only validated', async (_, document) => {
  const { viewer } = await findCaller(app.services, toHeaders(await student(app)).authorization, '127.0.0.1');
  const request = { id: 'x', address: '127.0.0.1', origin: 'rest' } as const;
  const context = createContext(app.services, request, 'vi', viewer);
  context.onlyValidates = true;
  const { errors } = await app.engine.run(document, {}, context);
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['BAD_INPUT']);
});
