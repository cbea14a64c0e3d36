import { beforeAll } from 'vitest';
import { type Actor, admin, student, toHeaders } from '../../src/testing/factories.ts';
import { type Listening, listening, send } from '../listening.ts';

export let sen: Listening;
export let boss: Actor;
export let learner: Actor;
beforeAll(async () => {
  sen = await listening();
  boss = await admin(sen.app);
  learner = await student(sen.app);
});

interface Envelope {
  readonly success: boolean;
  readonly data: Record<string, never> & Record<string, unknown>;
  readonly error?: { readonly code: string };
  readonly details?: readonly { readonly field: string }[];
}
/** Sends a request like a legacy client: base path, X-Requested-With header, bearer token. */
export const call = (who: Actor | undefined, method: string, path: string, body?: object) =>
  send<Envelope>(`${sen.url}/api/admin${path}`, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(who ? toHeaders(who) : {}),
    },
    body,
  });
