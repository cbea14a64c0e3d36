import type { EntityManager } from '@mikro-orm/postgresql';
import {
  lockPayable,
  PAYOUT_FOUR_EYES_FROM,
  Payout,
  PayoutAccount,
  postPayoutDone,
  postPayoutFailed,
  postPayoutRequested,
  sealNumber,
} from '../../../features/ledger/index.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { ADMIN, STAFF, TEACHERS } from '../content/index.ts';
import { stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;

interface DemoPayout {
  /** Requested percentage of the available amount. */
  readonly part: number;
  readonly daysAgo: number;
  readonly end: 'PENDING' | 'APPROVED' | 'PROCESSING' | 'PAID' | 'FAILED' | 'REJECTED';
}

/** Two teachers who together have payouts in every state, and one who has withdrawn everything. */
const DEMO: readonly {
  teacher: string;
  bin: string;
  number: string;
  holder: string;
  payouts: readonly DemoPayout[];
}[] = [
  {
    teacher: TEACHERS[0]!.email,
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
    teacher: TEACHERS[1]!.email,
    bin: '970436',
    number: '0071000129914',
    holder: 'TRAN THU HA',
    payouts: [
      { part: 20, daysAgo: 9, end: 'REJECTED' },
      { part: 30, daysAgo: 1, end: 'APPROVED' },
      { part: 50, daysAgo: 0, end: 'PENDING' },
    ],
  },
  {
    teacher: 'sarah.tran@sen.test',
    bin: '970422',
    number: '0680129914007',
    holder: 'SARAH TRAN',
    payouts: [{ part: 100, daysAgo: 4, end: 'PAID' }],
  },
];

/** Pays teachers out of their released earnings, with the same transitions and postings as the server. */
export async function seedPayouts(em: EntityManager, keys: Keys, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  let serial = 0;
  for (const [index, { teacher, bin, number, holder, payouts }] of DEMO.entries()) {
    const teacherId = personId(teacher);
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
    for (const demo of payouts) await seedPayout(em, account, demo, ++serial, before);
  }
  // The server continues the numbering after these
  for (const name of ['payout_number', 'transfer_file_number'])
    await em.execute('select setval(?::regclass, ?)', [name, serial]);
}

async function seedPayout(
  em: EntityManager,
  { id: accountId, personId: teacherId }: PayoutAccount,
  { part, daysAgo, end }: DemoPayout,
  serial: number,
  before: (days: number) => Date,
): Promise<void> {
  const { available } = await lockPayable(em, teacherId);
  const amount = Math.floor((available * part) / 100 / 50_000) * 50_000;
  if (amount === 0) return;
  const at = before(daysAgo + 0.1);
  const payout = em.create(Payout, {
    id: stableId(`payout ${serial}`),
    number: formatNumber('CT', at, serial),
    teacherId,
    accountId,
    amount,
    needsSecondPerson: amount >= PAYOUT_FOUR_EYES_FROM.default,
    requestedAt: at,
    dueFrom: at,
  });
  await em.flush();
  const posting = { payoutId: payout.id, teacherId, amount };
  await postPayoutRequested(em, { ...posting, occurredAt: at });
  const later = new Date(Math.min(before(0).getTime(), at.getTime() + DAY));
  if (end === 'REJECTED') payout.reject('Tên chủ tài khoản chưa khớp với hồ sơ thuế');
  else if (end !== 'PENDING') {
    payout.approve();
    payout.approvedAt = at;
    // Large amounts need the approval of two people
    for (const email of [ADMIN.email, STAFF[0]!.people[0]!.email])
      await em.execute('insert into payout_approval (payout_id, person_id, approved_at) values (?, ?, ?)', [
        payout.id,
        personId(email),
        at,
      ]);
    if (end !== 'APPROVED') payout.send(await transferFile(em, at, serial));
    if (end === 'PAID') payout.pay(`FT${payout.number.replace(/\D/g, '')}`);
    if (end === 'FAILED') payout.fail('Sai số tài khoản');
  }
  if (payout.endedAt) payout.endedAt = later;
  await em.flush();
  if (end === 'PAID') await postPayoutDone(em, { ...posting, occurredAt: later });
  if (end === 'FAILED' || end === 'REJECTED') await postPayoutFailed(em, { ...posting, occurredAt: later });
}

/** Payout or transfer file number with the month in Vietnam, in the server's format. */
function formatNumber(kind: 'CT' | 'TF', at: Date, serial: number): string {
  const [year, month] = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().split('-');
  return `${kind}-${month}${year!.slice(2)}-${String(serial).padStart(4, '0')}`;
}

async function transferFile(em: EntityManager, at: Date, serial: number): Promise<string> {
  const id = stableId(`transfer file ${serial}`);
  await em.execute('insert into transfer_file (id, number, made_by, made_at) values (?, ?, ?, ?)', [
    id,
    formatNumber('TF', at, serial),
    personId(ADMIN.email),
    at,
  ]);
  return id;
}
