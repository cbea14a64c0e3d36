import { texts } from './legacy.ts';
import type { RestRequest } from './route.ts';

/** They make one name: who changes one means the other with it. */
export const NAME_PARTS: readonly string[] = ['firstName', 'lastName'];

const SPELLINGS = ['fullName', 'name', 'firstName', 'lastName'] as const;

/**
 * A name in any of the legacy spellings: `fullName`, `name`, or `firstName` and `lastName`; empty when none is
 * there. Half a name is refused: it would throw the other half away.
 */
export function wholeName(request: RestRequest): { fullName?: string } {
  const { fullName, name, firstName, lastName } = texts(request, SPELLINGS);
  const whole = fullName ?? name;
  if (whole !== undefined) return { fullName: whole };
  if (firstName === undefined && lastName === undefined) return {};
  if (!firstName) request.refuse('firstName', 'validation.required');
  return { fullName: [lastName, firstName].filter(Boolean).join(' ') };
}

/** The same, where there has to be one. */
export function requiredName(request: RestRequest): string {
  const { fullName } = wholeName(request);
  if (fullName === undefined) request.refuse('fullName', 'validation.required');
  return fullName ?? '';
}
