import type { KeptAnswer } from '../graphql/read/index.ts';
import { ReadyBody } from '../platform/ready-body.ts';
import type { Success } from './envelope.ts';

/** Addresses of one answer, whose parameters may say more than its document is told. */
const MOST_ADDRESSES = 4;

const made = new WeakMap<KeptAnswer, Map<string, ReadyBody>>();

/** What has been made of a kept answer for this address; it lives as long as that is kept. */
export const readyFor = (kept: KeptAnswer, address: string): ReadyBody | undefined =>
  made.get(kept)?.get(address);

/** Writes an answer down, beside the kept one that it was made of. */
export function makeReady(kept: KeptAnswer, address: string, answer: Success): ReadyBody {
  const ready = new ReadyBody(JSON.stringify(answer));
  const known = made.get(kept) ?? new Map<string, ReadyBody>();
  if (known.size < MOST_ADDRESSES) made.set(kept, known.set(address, ready));
  return ready;
}
