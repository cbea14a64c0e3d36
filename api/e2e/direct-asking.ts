import { expect } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { eventually } from '../src/testing/eventually.ts';
import { comparable } from './both-ways.ts';

interface Line {
  readonly msg: string;
  readonly isDirect?: true;
  readonly path?: string;
  readonly reqId?: string;
}

/** What the programs of a test file have logged: it says which way a request was answered. */
export const lines: Line[] = [];
export const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
export const ofGraphql = () => lines.filter(({ msg }) => msg === 'graphql');

/** Of an answer, what is the same by either way, and which way it came. */
export type Answer = Awaited<ReturnType<typeof askAt>>;

/** Asks a program that logs into {@link log}. */
export async function askAt(url: string, body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const head = comparable(response.headers);
  const id = response.headers.get('x-request-id');
  // A line is written when its answer has gone; what has not even a form has none
  if (response.status !== 400)
    await eventually(() => expect(lines.some((line) => line.reqId === id)).toBe(true));
  const line = lines.find(({ reqId, msg }) => reqId === id && msg === 'graphql');
  const { isDirect = false, path } = line ?? {};
  const budget = response.headers.get('ratelimit') ?? '';
  return { status: response.status, head, budget, body: await response.json(), path, isDirect };
}

/** A document is kept once it has come twice. */
export async function learnAt(url: string, body: object): Promise<void> {
  for (let i = 0; i < 2; i++) await askAt(url, body);
}
