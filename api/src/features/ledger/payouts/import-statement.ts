import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { audit } from '../../operations/index.ts';
import { postPayoutDone } from '../post-payout.ts';
import { giveBack } from './decide-payout.ts';
import { Payout, PayoutStatus } from './payout.entity.ts';
import { readStatement, type StatementLine } from './read-statement.ts';
import { tellTeacher } from './tell-teacher.ts';

export enum StatementOutcome {
  PAID = 'PAID',
  FAILED = 'FAILED',
  KNOWN = 'KNOWN',
  WRONG_AMOUNT = 'WRONG_AMOUNT',
  UNKNOWN = 'UNKNOWN',
  OUT_OF_TURN = 'OUT_OF_TURN',
}
registerEnumType(StatementOutcome, {
  name: 'StatementOutcome',
  description: 'What a line of a bank’s statement has led to.',
  valuesConfig: {
    PAID: { description: 'The payout is paid.' },
    FAILED: { description: 'The bank gave the money back; it is available to the teacher again.' },
    KNOWN: { description: 'It had led to that before; nothing changes.' },
    WRONG_AMOUNT: { description: 'The amount is not the payout’s: nothing changes, a person looks into it.' },
    UNKNOWN: { description: 'There is no payout of this number: nothing changes.' },
    OUT_OF_TURN: { description: 'The payout’s state does not fit: nothing changes, a person looks into it.' },
  },
});

@InputType({ description: 'A statement of the platform’s bank account.' })
export class ImportPayoutStatementInput {
  @Field({
    description:
      'CSV with the columns reference (the bank’s own), content, debit and credit, in UTF-8; at most 900 kB and 5,000 lines. A debit with a payout’s number in its content is a payment, a credit a return.',
  })
  csv!: string;
}

@ObjectType({ description: 'A line of a statement that names a payout, and what it led to.' })
export class StatementResult {
  @Field(() => Int, { description: 'Which line of the file it is, from 1.' })
  line!: number;
  @Field({ description: 'The payout’s number, for instance CT-1126-0098.' })
  number!: string;
  @Field(() => Vnd, { description: 'What the line moves, in đồng.' })
  amount!: number;
  @Field(() => StatementOutcome, { description: 'What it has led to.' })
  outcome!: StatementOutcome;
}

@ObjectType({ description: 'What an imported statement has led to.' })
export class ImportedStatement {
  @Field(() => [StatementResult], { description: 'Lines that name a payout, in the order of the file.' })
  results!: StatementResult[];
  @Field(() => Int, { description: 'Lines that name none, which were passed over.' })
  others!: number;
}

/**
 * Learns from a bank’s statement which payouts were paid and which came back. A statement may be imported again.
 * Each payout is a transaction of its own: what one line leads to does not hang on another.
 * @throws BAD_INPUT
 */
export async function importPayoutStatement(
  context: Context,
  { csv }: ImportPayoutStatementInput,
): Promise<ImportedStatement> {
  const { lines, others } = readStatement(csv);
  const outcomes = new Map<StatementLine, StatementOutcome>();
  // What came back did leave before: both stand in the statement, and the return is what holds
  const returned = lines.filter(({ way }) => way === 'BACK');
  for (const line of [...returned, ...lines.filter(({ way }) => way === 'OUT')])
    outcomes.set(line, await context.em.fork().transactional((em) => settle(em, context, line)));
  return {
    others,
    results: lines.map((line) => ({
      line: line.line,
      number: line.number,
      amount: line.amount,
      outcome: outcomes.get(line)!,
    })),
  };
}

async function settle(em: EntityManager, context: Context, line: StatementLine): Promise<StatementOutcome> {
  const payout = await em.findOne(Payout, { number: line.number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!payout) return StatementOutcome.UNKNOWN;
  if (payout.amount !== line.amount) return StatementOutcome.WRONG_AMOUNT;
  const isBack = line.way === 'BACK';
  if (payout.status === (isBack ? PayoutStatus.FAILED : PayoutStatus.PAID)) return StatementOutcome.KNOWN;
  // It left before it came back
  if (!isBack && payout.status === PayoutStatus.FAILED) return StatementOutcome.KNOWN;
  if (payout.status !== PayoutStatus.PROCESSING) return StatementOutcome.OUT_OF_TURN;
  if (isBack) {
    payout.fail(line.content);
    await giveBack(em, payout);
  } else {
    payout.pay(line.bankReference);
    await em.flush();
    await postPayoutDone(em, { payoutId: payout.id, teacherId: payout.teacherId, amount: payout.amount });
  }
  audit(em, context, {
    action: isBack ? 'payout.fail' : 'payout.pay',
    targetType: 'payout',
    targetId: payout.id,
    after: { number: payout.number, with: line.bankReference },
  });
  await tellTeacher(em, context.services, payout);
  return isBack ? StatementOutcome.FAILED : StatementOutcome.PAID;
}
