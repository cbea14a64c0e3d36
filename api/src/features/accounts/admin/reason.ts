import { badInput } from '../../../platform/errors/errors.ts';

/** Why something is done, tidied; undefined where it was left out. @throws BAD_INPUT unless 3 to 300 characters */
export function reasonOf(given: string | null | undefined): string | undefined {
  const reason = given?.trim();
  if (!reason) return undefined;
  if (reason.length < 3 || reason.length > 300) throw badInput('reason', 'people.reason');
  return reason;
}
