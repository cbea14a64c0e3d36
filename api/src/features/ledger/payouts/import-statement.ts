import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { readStatement, type SourcedLine } from './read-statement.ts';
import { type SettledLine, StatementOutcome } from './transfer-source.ts';

@InputType({ description: 'A statement of the platform’s bank account.' })
export class ImportPayoutStatementInput {
  @Field({
    description:
      'CSV with the columns reference (the bank’s own), content, debit and credit, in UTF-8, or with the names of banks in Vietnam; with commas, semicolons or tabs; at most 900 kB and 5,000 lines. A debit whose content names a transfer of a file is a payment, a credit a return.',
  })
  @AtMost(900_000)
  csv!: string;
}

@ObjectType({ description: 'A line of a statement that names a transfer of ours, and what it led to.' })
export class StatementResult {
  @Field(() => Int, { description: 'Which line of the file it is, from 1.' })
  line!: number;
  @Field({
    description:
      'Of the payout or the refund, for instance CT-1126-0098; what stands in the line where there is none.',
  })
  number!: string;
  @Field(() => Vnd, { description: 'What the line moves, in đồng.' })
  amount!: number;
  @Field(() => StatementOutcome, { description: 'What it has led to.' })
  outcome!: StatementOutcome;
}

@ObjectType({ description: 'What an imported statement has led to.' })
export class ImportedStatement {
  @Field(() => [StatementResult], {
    description: 'Lines that name a transfer of ours, in the order of the file.',
  })
  results!: StatementResult[];
  @Field(() => Int, { description: 'Lines that name none, which were passed over.' })
  others!: number;
}

/**
 * Reads from a bank statement which transfers were executed and which were returned. A statement may be imported
 * again. Each transfer is processed in its own transaction, so that a failure does not affect the others.
 * @throws BAD_INPUT
 */
export async function importPayoutStatement(
  context: Context,
  { csv }: ImportPayoutStatementInput,
): Promise<ImportedStatement> {
  const { lines, others } = readStatement(csv);
  const settled = new Map<SourcedLine, SettledLine>();
  // A returned transfer also has its outgoing line in the statement. Returns are processed first, because the return
  // is the final state
  const returned = lines.filter(({ way }) => way === 'BACK');
  for (const line of [...returned, ...lines.filter(({ way }) => way === 'OUT')])
    settled.set(line, await line.source.settle(context, line));
  return {
    others,
    results: lines.map((line) => ({ line: line.line, amount: line.amount, ...settled.get(line)! })),
  };
}
