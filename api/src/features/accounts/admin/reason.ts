import { badInput } from '../../../platform/errors/errors.ts';

/**
 * The trimmed reason.
 * @returns undefined if it is missing or empty
 * @throws BAD_INPUT unless it has 3 to 300 characters
 */
export function parseReason(typed: string | null | undefined): string | undefined {
  const reason = typed?.trim();
  if (!reason) return undefined;
  if (reason.length < 3 || reason.length > 300) throw badInput('reason', 'people.reason');
  return reason;
}
