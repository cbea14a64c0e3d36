import type { PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gatewayName } from '../orders/index.ts';

/** Accounts of a teacher's sale, by their codes without the owner. */
const SALE_ACCOUNTS = {
  hold: 'account.hold',
  available: 'account.available',
  transit: 'account.transit',
  receivable: 'account.receivable',
  bank: 'account.bank',
  'tax-withheld:vat': 'account.vat',
  'tax-withheld:pit': 'account.pit',
  'tax-credit': 'account.taxCredit',
  'commission-deferred': 'account.commissionDeferred',
  commission: 'account.commission',
  'vat-output': 'account.vatOutput',
  'refund-payable': 'account.refundPayable',
  promotion: 'account.promotion',
  suspense: 'account.suspense',
  dispute: 'account.dispute',
} as const;

/** Accounts of the platform's ledger. */
const BOOK_ACCOUNTS = {
  ...SALE_ACCOUNTS,
  'package-deferred': 'account.packageDeferred',
  'package-income': 'account.packageIncome',
  'gateway-fee': 'account.gatewayFee',
  'dispute-loss': 'account.disputeLoss',
  'bad-debt': 'account.badDebt',
} as const;

const isAccountIn = <K extends object>(keys: K, account: string): account is Extract<keyof K, string> =>
  Object.hasOwn(keys, account);

/** The code of a gateway's account contains its name after a colon. */
const getGateway = (account: string): string | undefined => {
  const [kind, gateway] = account.split(':');
  return kind === 'gateway' && gateway ? (gatewayName(gateway as PaymentGateway) ?? gateway) : undefined;
};

/** Names of accounts for teachers, who own them; the code if this release does not know the account. */
export const useAccountName = (): ((account: string) => string) => {
  const { t } = useTranslation('earnings');
  return (account) => {
    const name = getGateway(account);
    if (name) return t('account.gateway', { name });
    return isAccountIn(SALE_ACCOUNTS, account) ? t(SALE_ACCOUNTS[account]) : account;
  };
};

/** Names of accounts for administrators; the code if this release does not know the account. */
export const useBookName = (): ((account: string) => string) => {
  const { t } = useTranslation('ledger');
  return (account) => {
    const name = getGateway(account);
    if (name) return t('account.gateway', { name });
    return isAccountIn(BOOK_ACCOUNTS, account) ? t(BOOK_ACCOUNTS[account]) : account;
  };
};
