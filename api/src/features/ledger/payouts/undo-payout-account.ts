import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { endSessions } from '../../accounts/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { postPayoutFailed } from '../post-payout.ts';
import { bankName } from './banks.ts';
import { Payout, PayoutStatus } from './payout.entity.ts';
import { currentAccount, PayoutAccount } from './payout-account.entity.ts';

/**
 * "It was not me": restores the former account immediately, withdraws payouts that were requested to the new one, and
 * ends every session including the viewer's own, because an intruder had access to the account.
 * @throws CONFLICT after the cooling-off period, or if the account was replaced
 */
export async function undoPayoutAccount(context: Context, accountId: string): Promise<string> {
  const { id: personId } = signedIn(context);
  if (!isUuid(accountId)) throw notFound();
  await context.em.transactional(async (em) => {
    const current = await currentAccount(em, personId);
    const account = await em.findOne(PayoutAccount, { id: accountId, personId });
    if (!account) throw notFound();
    if (account !== current || account.usableFrom <= new Date()) throw conflict('PAYOUT_ACCOUNT_SETTLED');
    const now = new Date();
    account.replacedAt = now;
    account.undoneAt = now;
    await em.flush();
    const former = await findFormer(em, account);
    if (former) former.replacedAt = null;
    await cancelPayouts(em, context, accountId);
    await endSessions(em, personId, 'payout-account-undone');
    audit(em, context, {
      action: 'payout-account.undo',
      targetType: 'person',
      targetId: personId,
      before: { bank: bankName(account.bankBin), account: account.lastDigits },
      ...(former ? { after: { bank: bankName(former.bankBin), account: former.lastDigits } } : {}),
    });
    await notify(em, context.services, personId, {
      kind: 'PAYOUT_ACCOUNT_UNDONE',
      params: { bank: bankName(account.bankBin), digits: account.lastDigits },
      link: '/teacher/earnings/payouts',
    });
  });
  context.services.sessions.invalidate(`person:${personId}`);
  return accountId;
}

/** The former account, skipping those that were undone themselves. */
async function findFormer(em: EntityManager, { replacesId }: PayoutAccount): Promise<PayoutAccount | null> {
  const former = replacesId ? await em.findOne(PayoutAccount, { id: replacesId }) : null;
  return former?.undoneAt ? findFormer(em, former) : former;
}

async function cancelPayouts(em: EntityManager, context: Context, accountId: string): Promise<void> {
  const payouts = await em.find(
    Payout,
    { accountId, status: { $in: [PayoutStatus.PENDING, PayoutStatus.APPROVED] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const payout of payouts) {
    payout.cancel(translate('vi', 'payout.accountUndone'));
    await em.flush();
    await postPayoutFailed(em, { payoutId: payout.id, teacherId: payout.teacherId, amount: payout.amount });
    audit(em, context, { action: 'payout.cancel', targetId: payout.id, after: { number: payout.number } });
  }
}
