import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { readStatement, type SourcedLine } from './read-statement.ts';
import { type SettledLine, StatementOutcome } from './transfer-source.ts';

@InputType({ description: 'Statement of the platform’s bank account.' })
export class ImportPayoutStatementInput {
  @Field({
    description:
      'UTF-8 CSV with the columns reference (the bank’s own), content, debit and credit, or the column names used by Vietnamese banks. Separated by commas, semicolons or tabs; at most 900 kB and 5,000 lines. A debit that mentions a transfer from a transfer file is a payment; such a credit is a return.',
  })
  @AtMost(900_000)
  csv!: string;
}

@ObjectType({ description: 'Statement line that mentions a transfer of the platform, with its outcome.' })
export class StatementResult {
  @Field(() => Int, { description: 'Line number in the file, from 1.' })
  line!: number;
  @Field({
    description:
      'Number of the payout or refund, for instance CT-1126-0098; the number in the line if none matches.',
  })
  number!: string;
  @Field(() => Vnd, { description: 'Amount of the line, in đồng.' })
  amount!: number;
  @Field(() => StatementOutcome, { description: 'Outcome for the line.' })
  outcome!: StatementOutcome;
}

@ObjectType({ description: 'Result of importing a bank statement.' })
export class ImportedStatement {
  @Field(() => [StatementResult], {
    description: 'Lines that mention a transfer of the platform, in the order of the file.',
  })
  results!: StatementResult[];
  @Field(() => Int, { description: 'Number of ignored lines, which mention no transfer.' })
  others!: number;
}

/**
 * Reads from a bank statement which transfers were executed and which were returned. A statement may be imported
 * again. Each transfer is processed in its own transaction, so that a failure does not affect the others.
 */
export async function importPayoutStatement(
  context: Context,
  { csv }: ImportPayoutStatementInput,
): Promise<ImportedStatement> {
  const { lines, others } = readStatement(csv);
  const settled = new Map<SourcedLine, SettledLine>();
  // A returned transfer also has its outgoing line in the statement. Returns are processed first, because the return
  // is the final state
  const returned = lines.filter(({ direction }) => direction === 'BACK');
  for (const line of [...returned, ...lines.filter(({ direction }) => direction === 'OUT')])
    settled.set(line, await line.source.settle(context, line));
  return {
    others,
    results: lines.map((line) => ({ line: line.line, amount: line.amount, ...settled.get(line)! })),
  };
}
