import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import {
  bankText,
  IsAccountHolder,
  IsAccountNumber,
  IsBank,
  openNumber,
  plainNumber,
  sealNumber,
} from '../bank-account.ts';
import { PAYOUT_COOLING_DAYS } from '../settings.ts';
import { bankName } from './banks.ts';
import { currentAccount, PayoutAccount } from './payout-account.entity.ts';

const DAY_MS = 86_400_000;

@InputType({ description: 'Bank account that receives the viewer’s earnings.' })
export class SetPayoutAccountInput {
  @Field({ description: 'BIN of one of `banks`, six digits.' })
  @IsBank()
  bankBin!: string;
  @Field({ description: 'Account number of 6 to 19 digits. Spaces are ignored.' })
  @IsAccountNumber()
  number!: string;
  @Field({
    description: 'Account holder as registered at the bank; 3 to 60 letters. Accents and case are ignored.',
  })
  @IsAccountHolder()
  holder!: string;
}

/**
 * Sets the viewer's payout account. It receives no payouts during its cooling-off period. Earlier payouts keep their
 * account. The owner is notified in any case, because an intruder may have made the change.
 */
export function setPayoutAccount(context: Context, input: SetPayoutAccountInput): Promise<string> {
  const { id: personId } = signedIn(context);
  const { keys, settings } = context.services;
  const { bankBin } = input;
  const [number, holder] = [plainNumber(input.number), bankText(input.holder)];
  return context.em.transactional(async (em) => {
    const before = await currentAccount(em, personId);
    const isSame =
      before?.bankBin === bankBin &&
      before.holder === holder &&
      openNumber(keys, before.numberSealed) === number;
    if (isSame) throw badInput('number', 'payout.accountSame');
    const now = new Date();
    if (before) before.replacedAt = now;
    await em.flush();
    const account = em.create(PayoutAccount, {
      personId,
      bankBin,
      holder,
      numberSealed: sealNumber(keys, number),
      lastDigits: number.slice(-4),
      addedAt: now,
      usableFrom: new Date(now.getTime() + settings.get(PAYOUT_COOLING_DAYS) * DAY_MS),
      replacesId: before?.id,
    });
    await em.flush();
    audit(em, context, {
      action: 'payout-account.set',
      targetType: 'person',
      targetId: personId,
      after: { bank: bankName(bankBin), account: account.lastDigits },
    });
    await notify(em, context.services, personId, {
      kind: 'PAYOUT_ACCOUNT_SET',
      params: {
        bank: bankName(bankBin),
        digits: account.lastDigits,
        usableFrom: account.usableFrom.toISOString(),
      },
      link: '/teacher/earnings/payouts',
    });
    return account.id;
  });
}
