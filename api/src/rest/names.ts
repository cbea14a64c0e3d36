import { texts } from './legacy.ts';
import type { RestRequest } from './route.ts';

/** They make one name: who changes one means the other with it. */
export const NAME_PARTS: readonly string[] = ['firstName', 'lastName'];

type Body = Readonly<Record<string, unknown>>;

/** Whether a body changes one part of a name and says nothing of the other one. */
export const hasHalfName = (body: Body): boolean =>
  NAME_PARTS.filter((part) => part in body).length === 1 && !('fullName' in body) && !('name' in body);

/** Adds the stored other part, so that half a name never erases the other half. */
export const withWholeName = (body: Body, stored: Body): Record<string, unknown> =>
  hasHalfName(body)
    ? { ...Object.fromEntries(NAME_PARTS.map((part) => [part, stored[part]])), ...body }
    : { ...body };

const SPELLINGS = ['fullName', 'name', 'firstName', 'lastName'] as const;

/**
 * A name in any of the legacy spellings: `fullName`, `name`, or `firstName` and `lastName`; empty when none is
 * there. A name without a first name is refused.
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
