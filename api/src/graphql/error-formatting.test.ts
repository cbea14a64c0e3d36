import { afterEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createContext } from './context.ts';
import { apps, as, disconnectClients, listen, reader } from './live/testing/live-apps.ts';

afterEach(disconnectClients);

const SUBSCRIPTION = 'notificationReceived { id }';
const [app] = apps;

/** The message and extensions of the errors of a response. */
const describeErrors = (errors: unknown): unknown =>
  (errors as { message: string; extensions: object }[]).map(({ message, extensions }) => ({
    message,
    extensions,
  }));

test.each([
  ['of the document', 'subscription { nothing }', 'INVALID_DOCUMENT'],
  [
    'of the operation',
    `subscription A { ${SUBSCRIPTION} } subscription B { ${SUBSCRIPTION} }`,
    'UNKNOWN_OPERATION',
  ],
])(
  'an error %s is the same over HTTP, by executeOperation and over a WebSocket',
  async (_, query, reason) => {
    const messages = new Set<string>();
    for (const language of ['vi', 'en'] as const) {
      const response = await app!.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'accept-language': language },
        payload: { query },
      });
      const overHttp = describeErrors(response.json().errors);
      expect(overHttp).toMatchObject([{ message: expect.any(String), extensions: { reason } }]);
      const context = createContext(
        app!.services,
        { id: 'test', address: '127.0.0.1', origin: 'rest' },
        language,
      );
      expect(describeErrors((await app!.engine.run(query, {}, context)).errors)).toEqual(overHttp);
      const { ends } = listen(0, as(reader, language), query);
      await eventually(() => expect(ends).toHaveLength(1));
      expect(describeErrors(ends[0])).toEqual(overHttp);
      messages.add(response.json().errors[0].message);
    }
    // The messages about documents are those of graphql-js
    expect(messages.size).toBe(reason === 'INVALID_DOCUMENT' ? 1 : 2);
  },
);

test.each([
  '/graphql?query=mutation%7BmarkAllNotificationsRead%7BmarkedCount%7D%7D',
  '/graphql?variables=x&query=%7B__typename%7D',
])(
  'an error of Apollo about the request has one reason, inside of an operation and outside: %s',
  async (url) => {
    const { body } = await app!.server.inject({ url });
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', reason: 'MALFORMED_REQUEST' } }],
    });
  },
);
