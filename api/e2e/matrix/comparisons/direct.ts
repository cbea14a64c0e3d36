import { expect } from 'vitest';
import { BY_FASTIFY } from '../../both-ways.ts';
import { type Asked, type GraphqlLog, type Sent, sendTo } from '../requests.ts';

/**
 * Compares a response with the response to the same request through Fastify and Apollo.
 * @returns whether the first one was answered on the bare connection, and its execution path
 */
export async function compareDirect(
  url: string,
  log: GraphqlLog,
  asked: Asked,
  { requestId, ...direct }: Sent,
  what: string,
): Promise<{ isDirect: boolean; path: string | undefined }> {
  const { requestId: second, ...ordinary } = await sendTo(url, asked, BY_FASTIFY);
  expect(direct, `${what}: directly and by Fastify`).toEqual(ordinary);
  expect((await log.lineOf(second)).isDirect, what).toBeUndefined();
  const { isDirect = false, path } = await log.lineOf(requestId);
  return { isDirect, path };
}
