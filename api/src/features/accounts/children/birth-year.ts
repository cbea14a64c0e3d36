import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, Int } from 'type-graphql';
import { getValue, sql } from '../../../platform/db/index.ts';
import { badInput, policy } from '../../../platform/errors/errors.ts';
import { Between } from '../../../platform/input/between.ts';
import type { User } from '../user.entity.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

export const BirthYearField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => Int, { nullable: true, description })(target, name);
    Between(FIRST_YEAR, LAST_YEAR, 'accounts.birthYear')(target, name as string);
  };

/** @throws BAD_INPUT if the year is in the future */
export function assertBirthYear(birthYear: number | null | undefined): void {
  if (birthYear != null && birthYear > new Date().getFullYear())
    throw badInput('birthYear', 'accounts.birthYear');
}

/**
 * People enter their own year of birth, so a child could otherwise open the profile without the guardian, at once or some
 * years too early.
 * @throws POLICY if a child would be older afterwards, or would have no year of birth
 */
export async function assertNoOlder(
  em: EntityManager,
  { birthYear: stored }: Pick<User, 'birthYear'>,
  birthYear: number | null | undefined,
): Promise<void> {
  if (birthYear === undefined || stored == null || (birthYear !== null && birthYear >= stored)) return;
  if (await getValue<boolean>(em, sql`select is_child(${stored}::int)`)) throw policy('BIRTH_YEAR_FIXED');
}
