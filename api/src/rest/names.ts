import { texts } from './legacy.ts';
import type { RestRequest } from './route.ts';

/** Both parts form one name, so a change of one concerns the other as well. */
export const NAME_PARTS: readonly string[] = ['firstName', 'lastName'];

type Body = Readonly<Record<string, unknown>>;

/** Whether a body changes only one part of a name. */
export const hasHalfName = (body: Body): boolean =>
  NAME_PARTS.filter((part) => part in body).length === 1 && !('fullName' in body) && !('name' in body);

/** Adds the stored other part, so that changing one part does not erase the other. */
export const withWholeName = (body: Body, stored: Body): Record<string, unknown> =>
  hasHalfName(body)
    ? { ...Object.fromEntries(NAME_PARTS.map((part) => [part, stored[part]])), ...body }
    : { ...body };

const SPELLINGS = ['fullName', 'name', 'firstName', 'lastName'] as const;

/**
 * Reads a name in any of the legacy forms: `fullName`, `name`, or `firstName` and `lastName`. Rejects a name without
 * a first name.
 * @returns an empty object if there is no name
 */
export function wholeName(request: RestRequest): { fullName?: string } {
  const { fullName, name, firstName, lastName } = texts(request, SPELLINGS);
  const whole = fullName ?? name;
  if (whole !== undefined) return { fullName: whole };
  if (firstName === undefined && lastName === undefined) return {};
  if (!firstName) request.refuse('firstName', 'validation.required');
  return { fullName: [lastName, firstName].filter(Boolean).join(' ') };
}

/** Reads a required name. */
export function requiredName(request: RestRequest): string {
  const { fullName } = wholeName(request);
  if (fullName === undefined) request.refuse('fullName', 'validation.required');
  return fullName ?? '';
}
