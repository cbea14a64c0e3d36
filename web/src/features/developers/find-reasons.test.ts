import { expect, it } from 'vitest';
import { findReasons } from './find-reasons.ts';
import type { RefusalReasonsQuery } from './refusal-reasons.gen.ts';

type Reason = RefusalReasonsQuery['refusalReasons'][number];

const reason = (name: Reason['reason'], message: string): Reason => ({
  __typename: 'RefusalReason',
  reason: name,
  code: 'CONFLICT',
  status: 409,
  message,
  description: 'Edited elsewhere.',
});
const all = [
  reason('STALE_VERSION', 'Nội dung đã đổi ở nơi khác.'),
  reason('ALREADY_OWNED', 'Bạn đã có khoá học này.'),
];

it.each([
  ['', ['STALE_VERSION', 'ALREADY_OWNED']],
  ['   ', ['STALE_VERSION', 'ALREADY_OWNED']],
  ['stale', ['STALE_VERSION']],
  ['da doi', ['STALE_VERSION']],
  ['khoá ĐÃ', ['ALREADY_OWNED']],
  ['conflict edited', ['STALE_VERSION', 'ALREADY_OWNED']],
  ['stale owned', []],
])('“%s” finds the reasons that contain every word', (search, found) => {
  expect(findReasons(all, search).map(({ reason: name }) => name)).toEqual(found);
});
