import type { EntityManager } from '@mikro-orm/postgresql';
import {
  lockPayable,
  nextPayoutNumber,
  Payout,
  PayoutAccount,
  postPayoutAsked,
  postPayoutDone,
  postPayoutFailed,
  sealNumber,
} from '../../../features/ledger/index.ts';
import type { Keys } from '../../../platform/keys.ts';
import { ADMIN, TEACHERS } from '../content/index.ts';
import { stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;

interface DemoPayout {
  /** Part of what is available when it is asked for, in per cent. */
  readonly part: number;
  readonly daysAgo: number;
  readonly end: 'PENDING' | 'APPROVED' | 'PROCESSING' | 'PAID' | 'FAILED' | 'REJECTED';
}

/** Two teachers, with payouts in every state between them. */
const DEMO: readonly { bin: string; number: string; holder: string; payouts: readonly DemoPayout[] }[] = [
  {
    bin: '970407',
    number: '19035512346603',
    holder: 'NGUYEN HOANG NAM',
    payouts: [
      { part: 30, daysAgo: 31, end: 'PAID' },
      { part: 20, daysAgo: 17, end: 'FAILED' },
      { part: 25, daysAgo: 12, end: 'PAID' },
      { part: 30, daysAgo: 2, end: 'PROCESSING' },
      { part: 20, daysAgo: 0, end: 'PENDING' },
    ],
  },
  {
    bin: '970436',
    number: '0071000129914',
    holder: 'TRAN THU HA',
    payouts: [
      { part: 20, daysAgo: 9, end: 'REJECTED' },
      { part: 30, daysAgo: 1, end: 'APPROVED' },
      { part: 50, daysAgo: 0, end: 'PENDING' },
    ],
  },
];

/** Lets two teachers be paid out of what was released, by the same transitions and postings as the program. */
export async function seedPayouts(em: EntityManager, keys: Keys, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const [index, { bin, number, holder, payouts }] of DEMO.entries()) {
    const teacherId = personId(TEACHERS[index]!.email);
    const account = em.create(PayoutAccount, {
      id: stableId(`payout account ${index}`),
      personId: teacherId,
      bankBin: bin,
      numberSealed: sealNumber(keys, number),
      lastDigits: number.slice(-4),
      holder,
      addedAt: before(60),
      usableFrom: before(57),
    });
    await em.flush();
    for (const demo of payouts) await seedPayout(em, account, demo, before);
  }
}

async function seedPayout(
  em: EntityManager,
  { id: accountId, personId: teacherId }: PayoutAccount,
  { part, daysAgo, end }: DemoPayout,
  before: (days: number) => Date,
): Promise<void> {
  const { available } = await lockPayable(em, teacherId);
  const amount = Math.floor((available * part) / 100 / 50_000) * 50_000;
  if (amount === 0) return;
  const at = before(daysAgo + 0.1);
  const payout = em.create(Payout, {
    number: await nextPayoutNumber(em, at),
    teacherId,
    accountId,
    amount,
    requestedAt: at,
    dueFrom: at,
  });
  await em.flush();
  const posting = { payoutId: payout.id, teacherId, amount };
  await postPayoutAsked(em, posting);
  const later = new Date(Math.min(before(0).getTime(), at.getTime() + DAY));
  if (end === 'REJECTED') payout.reject('Tên chủ tài khoản chưa khớp với hồ sơ thuế');
  else if (end !== 'PENDING') {
    payout.approve();
    payout.approvedAt = at;
    if (end !== 'APPROVED') payout.send(await transferFile(em, at));
    if (end === 'PAID') payout.pay(`FT${payout.number.replace(/\D/g, '')}`);
    if (end === 'FAILED') payout.fail('Sai số tài khoản');
  }
  if (payout.endedAt) payout.endedAt = later;
  await em.flush();
  if (end === 'PAID') await postPayoutDone(em, posting);
  if (end === 'FAILED' || end === 'REJECTED') await postPayoutFailed(em, posting);
}

async function transferFile(em: EntityManager, at: Date): Promise<string> {
  const [file] = await em.execute<{ id: string }[]>(
    `insert into transfer_file (number, made_by, made_at)
     select 'TF-' || to_char(?::timestamptz at time zone 'Asia/Ho_Chi_Minh', 'MMYY') || '-' || lpad(nextval('transfer_file_number')::text, 4, '0'), ?, ?
     returning id`,
    [at, personId(ADMIN.email), at],
  );
  return file!.id;
}
