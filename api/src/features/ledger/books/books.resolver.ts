import { Arg, Args, ArgsType, Field, ID, InputType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { FeedArgs } from '../../../graphql/feed.args.ts';
import { OneOf } from '../../../graphql/one-of.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  connection,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import { arrayText } from '../../../platform/db/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import {
  accountsWhere,
  linesSql,
  sidesSql,
  TAX_MONTHS,
  transactionsWhere,
  trialBalanceOn,
} from './books.sql.ts';
import {
  BooksCheck,
  LedgerAccountBalance,
  LedgerAccountPage,
  LedgerLine,
  LedgerLineConnection,
  LedgerSide,
  LedgerTransaction,
  TaxMonth,
  TrialBalanceRow,
} from './books.types.ts';

const MAX_ACCOUNTS = 60;
const MAX_TAXES = 36;
/** Max transactions of one order or payout: its sale, the refunds of each line, its releases. */
const MAX_TRANSACTIONS = 50;
const MAX_SIDES = 60;
const PERMITTED = 'The query requires a permission.';

@ArgsType()
class LedgerAccountArgs extends PageArgs {
  @Field({
    description: 'Account kind without the owner, for instance `hold`. Selects one account per teacher.',
  })
  @AtMost(60)
  account!: string;

  @SearchField('Words of the owner’s name, or the owner’s email address.')
  search?: string | null;
}

@ArgsType()
class LedgerLineArgs extends FeedArgs {
  @Field({ description: 'Account code, for instance `bank` or `hold:<teacher id>`.' })
  @AtMost(100)
  code!: string;
}

@OneOf()
@InputType({ description: 'Subject of ledger transactions. Exactly one field is required.' })
export class LedgerSubject {
  @Field(() => ID, { nullable: true, description: 'ID of a single ledger transaction.' })
  transactionId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Order ID; selects its sale, refunds and releases.' })
  orderId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Payout ID; selects its transactions from the request onwards.',
  })
  payoutId?: string | null;
}

/** The books, for administrators. Each figure links to the entries behind it. */
@Resolver()
export class BooksResolver {
  @Allow('ledger:read')
  @MaxRows(MAX_ACCOUNTS)
  @ReadQuery(() => [TrialBalanceRow], {
    description:
      'Trial balance at the end of a day, sorted by class and name. Total debits equal total credits. Accounts of teachers are summed by kind.',
  })
  trialBalance(@Arg('on', () => CalendarDate, { description: 'Calendar day in Vietnam time.' }) on: string) {
    return derived(TrialBalanceRow, trialBalanceOn(on), PERMITTED);
  }

  @Allow('ledger:read')
  @MaxRows(MAX_TAXES)
  @ReadQuery(() => [TaxMonth], {
    description: 'Taxes withheld and collected in the last twelve months, newest first.',
  })
  taxMonths() {
    return derived(TaxMonth, TAX_MONTHS, PERMITTED);
  }

  @Allow('ledger:read')
  @ReadQuery(() => BooksCheck, {
    nullable: true,
    description: 'Most recent consistency check of the ledger. Null before the first nightly check.',
  })
  booksCheck() {
    return derived(
      BooksCheck,
      sql`select id, at, checked, broken from books_check order by at desc limit 1`,
      PERMITTED,
    );
  }

  @Allow('ledger:read')
  @ReadQuery(() => LedgerAccountPage, {
    description:
      'Accounts of one kind, one per teacher, largest balance first. Accounts with a zero balance are returned only if `search` is set.',
  })
  ledgerAccounts(@Args() { account, search, page: number, limit }: LedgerAccountArgs) {
    const words = search?.trim();
    return page(
      LedgerAccountBalance,
      (a) => ({
        // Accounts of one kind have balances on the same side
        orderBy: sql`${a.debit} + ${a.credit} desc, ${a.code}`,
        page: number,
        limit,
      }),
      {
        from: accountsWhere(sql`a.owner_id is not null and starts_with(a.code, ${`${account}:`})
          and case when ${words ?? ''} = '' then a.balance <> 0 else p.email = ${words ?? ''} or position(plain(${words ?? ''}) in plain(p.full_name)) > 0 end`),
        skipVisibility: PERMITTED,
      },
    );
  }

  @Allow('ledger:read')
  @ReadQuery(() => LedgerAccountBalance, {
    nullable: true,
    description: 'One account by code. Null if nothing was ever posted to it.',
  })
  ledgerAccount(
    @Arg('code', () => ID, { description: 'Account code, for instance `bank` or `hold:<teacher id>`.' })
    code: string,
  ) {
    return rows(LedgerAccountBalance, () => ({}), {
      from: accountsWhere(sql`a.code = ${code}`),
      skipVisibility: PERMITTED,
    });
  }

  @Allow('ledger:read')
  @ReadQuery(() => LedgerLineConnection, {
    description: 'Entries of one account, most recently posted first.',
  })
  ledgerLines(@Args() { code, first, after }: LedgerLineArgs) {
    return connection(LedgerLine, (e) => ({ orderBy: [{ by: e.id, dir: 'desc' }], first, after }), {
      from: linesSql(code),
      skipVisibility: PERMITTED,
      genericPlan: true,
    });
  }

  @Allow('ledger:read')
  @MaxRows(MAX_TRANSACTIONS)
  @ReadQuery(() => [LedgerTransaction], {
    description: 'Transactions of an order or a payout in chronological order, or a single transaction.',
  })
  ledgerTransactions(
    @Arg('about', { description: 'Order, payout or transaction to select.' })
    { transactionId, orderId, payoutId }: LedgerSubject,
  ) {
    return rows(LedgerTransaction, (t) => ({ orderBy: sql`${t.at}, ${t.id}`, limit: MAX_TRANSACTIONS }), {
      from: transactionsWhere(
        payoutId
          ? sql`t.idempotency_key = any(${keysOfPayout(payoutId)}::text[])`
          : orderId
            ? sql`t.order_id = ${uuid(orderId)}`
            : sql`t.id = ${uuid(transactionId!)}`,
      ),
      skipVisibility: PERMITTED,
    });
  }
}

const keysOfPayout = (id: string): string =>
  arrayText([`payout-asked:${id}`, `payout-done:${id}`, `payout-failed:${id}`, `netted:payout:${id}`]);

@Resolver(() => LedgerTransaction)
export class LedgerTransactionResolver {
  @MaxRows(MAX_SIDES)
  @ReadField(() => [LedgerSide], {
    description: 'Debit and credit lines of the transaction, in posting order.',
  })
  sides(@Root() { id }: Row<LedgerTransaction>) {
    return derived(LedgerSide, sidesSql(id), 'Part of a transaction that the viewer may see.');
  }
}
