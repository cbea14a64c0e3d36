import { Field, ID, InputType, Int } from 'type-graphql';
import { conflict } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import type { PricedLine } from '../cart/index.ts';

@InputType({ description: 'Length of access to a course that the buyer was shown.' })
export class ExpectedAccessInput {
  @Field(() => ID, { description: 'ID of a course to buy.' })
  courseId!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Days of access that were shown. Omitted: access that never ends.',
  })
  @Between(1, 36_500, 'billing.expectedAccess')
  accessDays?: number | null;
}

/**
 * Prevents paying for a shorter access than the buyer was shown, even at the same price. A longer access is accepted.
 * @throws CONFLICT, ACCESS_SHORTENED
 */
export function assertExpectedAccess(
  lines: readonly PricedLine[],
  expected: readonly ExpectedAccessInput[] | null | undefined,
): void {
  for (const { courseId, accessDays } of expected ?? []) {
    const line = lines.find((each) => each.courseId === courseId.toLowerCase());
    if (line?.accessDays && line.accessDays < (accessDays ?? Number.POSITIVE_INFINITY))
      throw conflict('ACCESS_SHORTENED', { title: line.title ?? '', limit: line.accessDays });
  }
}
