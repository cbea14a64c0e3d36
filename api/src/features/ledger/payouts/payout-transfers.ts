import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { audit } from '../../operations/index.ts';
import { openNumber } from '../bank-account.ts';
import { postPayoutDone } from '../post-payout.ts';
import { notifyPayoutEnded, returnToTeacher } from './decide-payout.ts';
import { Payout, PayoutStatus } from './payout.entity.ts';
import {
  type StatementLine,
  StatementOutcome,
  TransferKind,
  type TransferSource,
} from './transfer-source.ts';

/** Banks drop hyphens and spaces, and add text around the number. */
const NUMBER = /\bCT[-\s]?(\d{4})[-\s]?(\d{4,})\b/i;

/** Transfers of approved payouts. Bank statements are matched by the payout number. */
export const payoutTransfers: TransferSource = {
  kind: TransferKind.PAYOUT,
  referenceIn(content) {
    const found = NUMBER.exec(content);
    return found ? `CT-${found[1]}-${found[2]}` : undefined;
  },
  due: sql`select p.amount from payout p where p.status = 'APPROVED'`,
  inFiles: sql`select p.file_id, p.amount, p.status = 'PROCESSING' as is_open from payout p where p.file_id is not null`,
  async claim(em, fileId) {
    const claimed = await runSql(
      em,
      sql`update payout p set status = 'PROCESSING', file_id = ${fileId}
        from (select id from payout where status = 'APPROVED' order by id for update) due
        where p.id = due.id returning p.id`,
    );
    return claimed.length;
  },
  async loadTransfers(em, { keys }, fileId) {
    const rows = await runSql<{
      reference: string;
      bin: string;
      sealed: Buffer;
      holder: string;
      amount: string;
    }>(
      em,
      sql`select p.number as reference, a.bank_bin as bin, a.number_sealed as sealed, a.holder, p.amount::text as amount
        from payout p join payout_account a on a.id = p.account_id where p.file_id = ${fileId} order by p.number`,
    );
    return rows.map(({ reference, bin, sealed, holder, amount }) => ({
      reference,
      bankBin: bin,
      accountNumber: openNumber(keys, sealed),
      holder,
      amount: Number(amount),
      // Banks accept only letters and digits
      content: `SEN ${reference.replaceAll('-', '')}`,
    }));
  },
  async settle(context, line) {
    const outcome = await context.em.fork().transactional((em) => settle(em, context, line));
    return { number: line.reference, outcome };
  },
};

async function settle(em: EntityManager, context: Context, line: StatementLine): Promise<StatementOutcome> {
  const payout = await em.findOne(
    Payout,
    { number: line.reference },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!payout) return StatementOutcome.UNKNOWN;
  if (payout.amount !== line.amount) return StatementOutcome.WRONG_AMOUNT;
  const isBack = line.direction === 'BACK';
  // A failed payout was returned, so this is the earlier outgoing line
  if (payout.status === PayoutStatus.FAILED) return StatementOutcome.KNOWN;
  // Another bank reference means that the bank executed the transfer twice
  const isKnown = payout.status === PayoutStatus.PAID && payout.bankReference === line.bankReference;
  if (!isBack && isKnown) return StatementOutcome.KNOWN;
  if (payout.status !== PayoutStatus.PROCESSING) return StatementOutcome.OUT_OF_TURN;
  if (isBack) {
    payout.fail(line.content);
    await returnToTeacher(em, payout);
  } else {
    payout.pay(line.bankReference);
    await em.flush();
    await postPayoutDone(em, { payoutId: payout.id, teacherId: payout.teacherId, amount: payout.amount });
  }
  audit(em, context, {
    action: isBack ? 'payout.fail' : 'payout.pay',
    targetId: payout.id,
    after: { number: payout.number, with: line.bankReference },
  });
  await notifyPayoutEnded(em, context.services, payout);
  return isBack ? StatementOutcome.FAILED : StatementOutcome.PAID;
}
