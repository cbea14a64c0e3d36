/** The class of each kind of account: its side of the balance sheet, and which side (debit or credit) increases it. */
const KINDS = {
  GATEWAY: { class: 'ASSET', mayGoNegative: true },
  BANK: { class: 'ASSET', mayGoNegative: true },
  DISPUTE: { class: 'ASSET' },
  TEACHER_RECEIVABLE: { class: 'ASSET' },
  TAX_CREDIT: { class: 'ASSET' },
  TEACHER_HOLD: { class: 'LIABILITY' },
  TEACHER_AVAILABLE: { class: 'LIABILITY' },
  TEACHER_TRANSIT: { class: 'LIABILITY' },
  REFUND_PAYABLE: { class: 'LIABILITY' },
  COMMISSION_DEFERRED: { class: 'LIABILITY' },
  PACKAGE_DEFERRED: { class: 'LIABILITY' },
  TAX_WITHHELD: { class: 'LIABILITY' },
  VAT_OUTPUT: { class: 'LIABILITY' },
  SUSPENSE: { class: 'LIABILITY' },
  COMMISSION: { class: 'INCOME' },
  PACKAGE_INCOME: { class: 'INCOME' },
  GATEWAY_FEE: { class: 'EXPENSE' },
  DISPUTE_LOSS: { class: 'EXPENSE' },
  PROMOTION: { class: 'EXPENSE' },
  BAD_DEBT: { class: 'EXPENSE' },
} as const satisfies Record<string, { class: AccountClass; mayGoNegative?: true }>;

export type AccountClass = 'ASSET' | 'LIABILITY' | 'INCOME' | 'EXPENSE';
export type AccountKind = keyof typeof KINDS;

export const classOfKinds: Readonly<Record<string, AccountClass>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { class: of }]) => [kind, of]),
);

/** An account, identified by its purpose. It is created by the first posting to it. */
export interface AccountName {
  /** For instance `gateway:VNPAY` or `hold:<teacher id>`. */
  readonly code: string;
  readonly kind: AccountKind;
  /** Debits increase assets and expenses, credits increase the others. */
  readonly normalSide: 'DEBIT' | 'CREDIT';
  /**
   * True for accounts that may be overdrawn in the books: staff can move money between the platform's own banks, and
   * a gateway pays refunds before it settles the payments.
   */
  readonly mayGoNegative: boolean;
  readonly ownerId?: string;
}

function nameAccount(code: string, kind: AccountKind, ownerId?: string): AccountName {
  const { class: of, mayGoNegative = false } = KINDS[kind] as { class: AccountClass; mayGoNegative?: true };
  const normalSide = of === 'ASSET' || of === 'EXPENSE' ? 'DEBIT' : 'CREDIT';
  return { code, kind, normalSide, mayGoNegative, ownerId };
}

const BANK = nameAccount('bank', 'BANK');

export const account = {
  /** Money that a gateway owes the platform. Bank transfers arrive in the bank account directly, without a gateway. */
  gateway: (code: string) => (code === 'VIETQR' ? BANK : nameAccount(`gateway:${code}`, 'GATEWAY')),
  bank: BANK,
  /** Disputed money that a buyer's bank has taken back and may return. */
  dispute: nameAccount('dispute', 'DISPUTE'),
  /** Money that a teacher owes the platform, for instance the refund of a sale that was already paid out. */
  receivable: (teacherId: string) => nameAccount(`receivable:${teacherId}`, 'TEACHER_RECEIVABLE', teacherId),
  /** Taxes paid for sales that were refunded afterwards. Set off against the next payment to the tax office. */
  taxCredit: nameAccount('tax-credit', 'TAX_CREDIT'),
  /** A teacher's earnings while buyers may still request a refund. */
  hold: (teacherId: string) => nameAccount(`hold:${teacherId}`, 'TEACHER_HOLD', teacherId),
  /** The money that a teacher may have paid out. */
  available: (teacherId: string) => nameAccount(`available:${teacherId}`, 'TEACHER_AVAILABLE', teacherId),
  /** Payouts that are on their way to a teacher's bank. */
  transit: (teacherId: string) => nameAccount(`transit:${teacherId}`, 'TEACHER_TRANSIT', teacherId),
  /** Refunds that are owed to buyers and not yet paid. */
  refundPayable: nameAccount('refund-payable', 'REFUND_PAYABLE'),
  /** The platform's commission, earned at the end of the hold. */
  commissionDeferred: nameAccount('commission-deferred', 'COMMISSION_DEFERRED'),
  /** Prepaid packages that are not yet earned. */
  packageDeferred: nameAccount('package-deferred', 'PACKAGE_DEFERRED'),
  vatWithheld: nameAccount('tax-withheld:vat', 'TAX_WITHHELD'),
  pitWithheld: nameAccount('tax-withheld:pit', 'TAX_WITHHELD'),
  /** Value added tax on the platform's own sales. */
  vatOutput: nameAccount('vat-output', 'VAT_OUTPUT'),
  /** Received money that matches no order, until it is matched or returned. */
  suspense: nameAccount('suspense', 'SUSPENSE'),
  commission: nameAccount('commission', 'COMMISSION'),
  packageIncome: nameAccount('package-income', 'PACKAGE_INCOME'),
  gatewayFee: nameAccount('gateway-fee', 'GATEWAY_FEE'),
  disputeLoss: nameAccount('dispute-loss', 'DISPUTE_LOSS'),
  /** Discounts by coupons of the platform. */
  promotion: nameAccount('promotion', 'PROMOTION'),
  badDebt: nameAccount('bad-debt', 'BAD_DEBT'),
} as const;
