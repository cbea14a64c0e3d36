import { useTranslation } from 'react-i18next';
import type { PaymentGateway } from '../../../generated/schema.ts';
import { gatewayName } from '../../billing/index.ts';

/** Accounts of the ledger by their codes without an owner; gateways have their own name behind a colon. */
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
  'vat-output': 'account.vatOutput',
  'refund-payable': 'account.refundPayable',
  promotion: 'account.promotion',
  suspense: 'account.suspense',
  dispute: 'account.dispute',
} as const;

const isKnown = (account: string): account is keyof typeof KEYS => Object.hasOwn(KEYS, account);

/** What an account is called; its code where this release does not know it. */
export const useAccountName = (): ((account: string) => string) => {
  const { t } = useTranslation('earnings');
  return (account) => {
    const [kind, gateway] = account.split(':');
    if (kind === 'gateway' && gateway)
      return t('account.gateway', { name: gatewayName(gateway as PaymentGateway) ?? gateway });
    return isKnown(account) ? t(KEYS[account]) : account;
  };
};
