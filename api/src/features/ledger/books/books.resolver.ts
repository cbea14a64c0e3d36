import { IsOptional, MaxLength } from 'class-validator';
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
import { arrayText } from '../../../platform/db/run-sql.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import {
  accountsWhere,
  linesOf,
  sidesOf,
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

const MOST_ACCOUNTS = 60;
const MOST_TAXES = 36;
/** Max transactions of one order or payout: its sale, the refunds of each line, its releases. */
const MOST_TRANSACTIONS = 50;
const MOST_SIDES = 60;
const PERMITTED = 'The query has a permission of its own.';

@ArgsType()
class LedgerAccountArgs extends PageArgs {
  @Field({ description: 'Account without its owner, for instance `hold`; of each teacher who has one.' })
  @MaxLength(60, { message: validationMessage('validation.maxLength', { max: 60 }) })
  account!: string;

  @Field(() => String, { nullable: true, description: 'Words of the owner’s name or their e-mail address.' })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
}

@ArgsType()
class LedgerLineArgs extends FeedArgs {
  @Field({ description: 'Code of the account, for instance `bank` or `hold:<teacher id>`.' })
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  code!: string;
}

@OneOf()
@InputType({ description: 'What transactions of the ledger are about: exactly one of these is given.' })
export class LedgerSubject {
  @Field(() => ID, { nullable: true, description: 'One transaction of the ledger itself.' })
  transactionId?: string | null;
  @Field(() => ID, { nullable: true, description: 'An order: its sale, refunds and releases.' })
  orderId?: string | null;
  @Field(() => ID, { nullable: true, description: 'A payout, from when it was asked for.' })
  payoutId?: string | null;
}

/** The books, for administrators. Each figure links to the entries behind it. */
@Resolver()
export class BooksResolver {
  @Allow('ledger:read')
  @MaxRows(MOST_ACCOUNTS)
  @ReadQuery(() => [TrialBalanceRow], {
    description:
      'What stood in every account at the end of a day, by class and name: debits equal credits. Accounts of teachers are summed up by kind.',
  })
  trialBalance(@Arg('on', () => CalendarDate, { description: 'A day in Vietnam.' }) on: string) {
    return derived(TrialBalanceRow, trialBalanceOn(on), PERMITTED);
  }

  @Allow('ledger:read')
  @MaxRows(MOST_TAXES)
  @ReadQuery(() => [TaxMonth], {
    description: 'Taxes withheld and collected in the last twelve months, the latest first.',
  })
  taxMonths() {
    return derived(TaxMonth, TAX_MONTHS, PERMITTED);
  }

  @Allow('ledger:read')
  @ReadQuery(() => BooksCheck, {
    nullable: true,
    description: 'The latest look at whether the books hold together; absent before the first night.',
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
      'Accounts of one kind, one for each teacher who has one, the largest first. Those on which nothing stands are found only by a search.',
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
    description: 'One account; absent where nothing was ever booked on it.',
  })
  ledgerAccount(
    @Arg('code', () => ID, { description: 'Its code, for instance `bank` or `hold:<teacher id>`.' })
    code: string,
  ) {
    return rows(LedgerAccountBalance, () => ({}), {
      from: accountsWhere(sql`a.code = ${code}`),
      skipVisibility: PERMITTED,
    });
  }

  @Allow('ledger:read')
  @ReadQuery(() => LedgerLineConnection, {
    description: 'The entries of one account, the last one booked first.',
  })
  ledgerLines(@Args() { code, first, after }: LedgerLineArgs) {
    return connection(LedgerLine, (e) => ({ orderBy: [{ by: e.id, dir: 'desc' }], first, after }), {
      from: linesOf(code),
      skipVisibility: PERMITTED,
      genericPlan: true,
    });
  }

  @Allow('ledger:read')
  @MaxRows(MOST_TRANSACTIONS)
  @ReadQuery(() => [LedgerTransaction], {
    description: 'The transactions of an order or a payout in order of time, or one by itself.',
  })
  ledgerTransactions(
    @Arg('about', { description: 'The order, payout or transaction.' })
    { transactionId, orderId, payoutId }: LedgerSubject,
  ) {
    return rows(LedgerTransaction, (t) => ({ orderBy: sql`${t.at}, ${t.id}`, limit: MOST_TRANSACTIONS }), {
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
  @MaxRows(MOST_SIDES)
  @ReadField(() => [LedgerSide], { description: 'Its sides in the order in which they were booked.' })
  sides(@Root() { id }: Row<LedgerTransaction>) {
    return derived(LedgerSide, sidesOf(id), 'A part of the transaction, which is shown.');
  }
}
