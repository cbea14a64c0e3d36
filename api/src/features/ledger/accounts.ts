/** What kind of thing an account counts: which side grows it, and where it stands in a balance sheet. */
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

/** Where accounts of a kind stand in a balance sheet. */
export const classOfKinds: Readonly<Record<string, AccountClass>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { class: of }]) => [kind, of]),
);

/** An account by what it is for; it is opened the first time something is posted to it. */
export interface AccountName {
  /** For instance `gateway:VNPAY` or `hold:<teacher id>`. */
  readonly code: string;
  readonly kind: AccountKind;
  /** Assets and expenses grow by debits, the others by credits. */
  readonly normalSide: 'DEBIT' | 'CREDIT';
  /**
   * Money can be moved by hand between our own banks, and a gateway sends money back before it settles what it took: so
   * that these may be overdrawn in the books.
   */
  readonly mayGoNegative: boolean;
  readonly ownerId?: string;
}

function named(code: string, kind: AccountKind, ownerId?: string): AccountName {
  const { class: of, mayGoNegative = false } = KINDS[kind] as { class: AccountClass; mayGoNegative?: true };
  const normalSide = of === 'ASSET' || of === 'EXPENSE' ? 'DEBIT' : 'CREDIT';
  return { code, kind, normalSide, mayGoNegative, ownerId };
}

const BANK = named('bank', 'BANK');

/** The chart of accounts. */
export const account = {
  /** What a gateway owes us. Transfers come to the bank account itself, so no gateway stands between. */
  gateway: (code: string) => (code === 'VIETQR' ? BANK : named(`gateway:${code}`, 'GATEWAY')),
  bank: BANK,
  /** Money that a bank took back and may give again. */
  dispute: named('dispute', 'DISPUTE'),
  /** What a teacher owes us: a refund of what was paid out to them already. */
  receivable: (teacherId: string) => named(`receivable:${teacherId}`, 'TEACHER_RECEIVABLE', teacherId),
  /** Taxes paid for sales that were given back afterwards: set off against the next payment to the tax office. */
  taxCredit: named('tax-credit', 'TAX_CREDIT'),
  /** A teacher's earnings while buyers may still want their money back. */
  hold: (teacherId: string) => named(`hold:${teacherId}`, 'TEACHER_HOLD', teacherId),
  /** What a teacher may have paid out. */
  available: (teacherId: string) => named(`available:${teacherId}`, 'TEACHER_AVAILABLE', teacherId),
  /** What is on its way to a teacher's bank. */
  transit: (teacherId: string) => named(`transit:${teacherId}`, 'TEACHER_TRANSIT', teacherId),
  /** What was promised to buyers and has not reached them. */
  refundPayable: named('refund-payable', 'REFUND_PAYABLE'),
  /** The platform's share, earned once the hold is over. */
  commissionDeferred: named('commission-deferred', 'COMMISSION_DEFERRED'),
  /** Packages that were paid for days to come. */
  packageDeferred: named('package-deferred', 'PACKAGE_DEFERRED'),
  vatWithheld: named('tax-withheld:vat', 'TAX_WITHHELD'),
  pitWithheld: named('tax-withheld:pit', 'TAX_WITHHELD'),
  /** Value added tax on what the platform itself sells. */
  vatOutput: named('vat-output', 'VAT_OUTPUT'),
  /** Money that came and fits nothing, until it is matched or returned. */
  suspense: named('suspense', 'SUSPENSE'),
  commission: named('commission', 'COMMISSION'),
  packageIncome: named('package-income', 'PACKAGE_INCOME'),
  gatewayFee: named('gateway-fee', 'GATEWAY_FEE'),
  disputeLoss: named('dispute-loss', 'DISPUTE_LOSS'),
  /** What coupons of the platform took off prices. */
  promotion: named('promotion', 'PROMOTION'),
  badDebt: named('bad-debt', 'BAD_DEBT'),
} as const;
