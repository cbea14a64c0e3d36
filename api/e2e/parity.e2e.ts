import { beforeAll, describe, expect, it } from 'vitest';
import { HTTP_STATUSES } from '../src/platform/errors/errors.ts';
import { restRouteTable } from '../src/rest/routes/index.ts';
import { type GraphqlBody, graphql, type Listening, listening, send } from './listening.ts';
import { cartPairs } from './parity/cart-pairs.ts';
import { coursePairs } from './parity/course-pairs.ts';
import { discussionPairs } from './parity/discussion-pairs.ts';
import { exportPairs } from './parity/export-pairs.ts';
import { actors, createParityFixture } from './parity/fixture.ts';
import { learnerPairs } from './parity/learner-pairs.ts';
import { metricsPairs } from './parity/metrics-pairs.ts';
import type { Pair } from './parity/pair.ts';
import { peoplePairs } from './parity/people-pairs.ts';
import { reviewPairs } from './parity/review-pairs.ts';
import { signInPairs } from './parity/sign-in-pairs.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening();
  await createParityFixture(sen.app);
});

const table: readonly Pair[] = [
  ...learnerPairs,
  ...cartPairs,
  ...coursePairs,
  ...discussionPairs,
  ...exportPairs,
  ...reviewPairs,
  ...signInPairs,
  ...peoplePairs,
  ...metricsPairs,
];

const getCode = ({ data, errors }: GraphqlBody, isAbsent: Pair['isAbsent']) =>
  errors?.[0]?.extensions.code ?? (isAbsent?.(data as never) ? 'NOT_FOUND' : undefined);

/** The requests are sent one after another, so the remaining seconds may differ by one. */
const comparable = (code: string, message: string | undefined) =>
  code === 'RATE_LIMITED' ? message?.replace(/\d+/, '…') : message;

const identity = (data: unknown) => data;

describe.each(table)(
  '$route: $name',
  ({ route, path, body, query, variables, ofRest = identity, ofGraphql = identity, isAbsent }) => {
    it.each(['anonymous', 'stranger', 'enrolled', 'other', 'owner', 'admin', 'ended', 'forged'])(
      'as %s',
      async (who) => {
        const token = who === 'forged' ? 'no.good.token' : actors[who]?.token;
        const [method, pattern] = route.split(' ') as [string, string];
        const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
        const rest = await send<{
          success: boolean;
          data: never;
          error?: { code: string; message: string };
          details?: unknown;
        }>(`${sen.url}/api${path?.() ?? pattern}`, {
          method,
          headers: { ...bearer, 'x-requested-with': 'XMLHttpRequest' },
          body: body?.(),
        });
        if (who === 'anonymous') {
          const { isPublic = false } = restRouteTable.find(
            (each) => each.method === method && each.path === pattern,
          )!;
          expect(rest.body.error?.code === 'UNAUTHENTICATED' && !pattern.includes('refresh')).toBe(!isPublic);
        }
        const direct = await graphql(sen, query, { variables: variables?.(), token });
        const code = getCode(direct.body, isAbsent);
        expect([rest.status, rest.body.error?.code]).toEqual([
          code ? HTTP_STATUSES[code as keyof typeof HTTP_STATUSES] : 200,
          code,
        ]);
        if (code) {
          if (direct.body.errors)
            expect(comparable(code, rest.body.error?.message)).toBe(
              comparable(code, direct.body.errors[0]!.message),
            );
          expect(rest.body.details).toEqual(direct.body.errors?.[0]?.extensions.details);
        } else expect(ofRest(rest.body.data)).toEqual(ofGraphql(direct.body.data as never));
      },
    );
  },
);

it('covers every route', () => {
  const compared = new Set(table.map(({ route }) => route));
  expect(
    restRouteTable
      // File uploads have no counterpart in GraphQL; rest-files.e2e.ts covers them
      .filter(({ file }) => !file)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !compared.has(route)),
  ).toEqual([]);
});
