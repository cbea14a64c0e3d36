import { useTranslation } from 'react-i18next';
import type { PaymentGateway } from '../../../generated/schema.ts';
import { gatewayName } from '../../billing/index.ts';

/** Accounts by their codes without an owner; gateways have their own name behind a colon. */
const KEYS = {
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
  'package-deferred': 'account.packageDeferred',
  'package-income': 'account.packageIncome',
  'vat-output': 'account.vatOutput',
  'refund-payable': 'account.refundPayable',
  'gateway-fee': 'account.gatewayFee',
  'dispute-loss': 'account.disputeLoss',
  'bad-debt': 'account.badDebt',
  promotion: 'account.promotion',
  suspense: 'account.suspense',
  dispute: 'account.dispute',
} as const;

const isKnown = (account: string): account is keyof typeof KEYS => Object.hasOwn(KEYS, account);

/** What an account is called in the administrators’ books; its code where this release does not know it. */
export const useBookName = (): ((account: string) => string) => {
  const { t } = useTranslation('ledger');
  return (account) => {
    const [kind, gateway] = account.split(':');
    if (kind === 'gateway' && gateway)
      return t('account.gateway', { name: gatewayName(gateway as PaymentGateway) ?? gateway });
    return isKnown(account) ? t(KEYS[account]) : account;
  };
};

/** Where the entries behind an account are. */
export const pathOfAccount = (code: string): string => `/admin/ledger/accounts/${encodeURIComponent(code)}`;
export const pathOfTransaction = (id: string): string => `/admin/ledger/transactions?id=${id}`;
