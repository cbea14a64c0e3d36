import { badInput } from '../platform/errors.ts';
import { texts } from './legacy.ts';
import type { RestRequest } from './route.ts';

/**
 * A name in any of the legacy spellings: `fullName`, `name`, or `firstName` and `lastName`; empty when none is
 * there. @throws BAD_INPUT for half a name, which would throw the other half away
 */
export function wholeName(request: RestRequest): { fullName?: string } {
  const { fullName, name, firstName, lastName } = texts(request, [
    'fullName',
    'name',
    'firstName',
    'lastName',
  ]);
  const whole = fullName ?? name;
  if (whole !== undefined) return { fullName: whole };
  if (firstName === undefined && lastName === undefined) return {};
  if (!firstName) throw badInput('firstName', 'validation.required');
  return { fullName: [lastName, firstName].filter(Boolean).join(' ') };
}
