import { texts } from './legacy.ts';
import type { RestRequest } from './route.ts';

/** The server stores one full name, so a change of one part needs the stored other part. */
export const NAME_PARTS: readonly string[] = ['firstName', 'lastName'];

type Body = Readonly<Record<string, unknown>>;

/** True if the body changes one part of the name only. */
export const changesNamePart = (body: Body): boolean =>
  NAME_PARTS.filter((part) => part in body).length === 1 && !('fullName' in body) && !('name' in body);

/** Completes a body that changes one part of the name with the stored other part, which would be erased otherwise. */
export const withStoredName = (body: Body, stored: Body): Record<string, unknown> =>
  changesNamePart(body)
    ? { ...Object.fromEntries(NAME_PARTS.map((part) => [part, stored[part]])), ...body }
    : { ...body };

const NAME_FIELDS = ['fullName', 'name', 'firstName', 'lastName'] as const;

/**
 * Reads the full name from one of the legacy fields: `fullName`, `name`, or `firstName` and `lastName`. Rejects a last
 * name without a first name.
 * @returns an empty object if there is no name
 */
export function toFullName(request: RestRequest): { fullName?: string } {
  const { fullName, name, firstName, lastName } = texts(request, NAME_FIELDS);
  const fullText = fullName ?? name;
  if (fullText !== undefined) return { fullName: fullText };
  if (firstName === undefined && lastName === undefined) return {};
  if (!firstName) request.refuse('firstName', 'validation.required');
  return { fullName: [lastName, firstName].filter(Boolean).join(' ') };
}

export function requiredName(request: RestRequest): string {
  const { fullName } = toFullName(request);
  if (fullName === undefined) request.refuse('fullName', 'validation.required');
  return fullName ?? '';
}
