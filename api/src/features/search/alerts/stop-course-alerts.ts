import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';

const PURPOSE = 'course alerts of an address';

@InputType({ description: 'Input to delete the requests of an address.' })
export class StopCourseAlertsInput {
  @Field({ description: 'Code that follows `#token=` in the emailed link.' })
  @MaxLength(600, { message: 'validation.invalid' })
  token!: string;
}

/** The token of an address in the link of its email. It only deletes requests, and never expires. */
export const toStopToken = (keys: Keys, email: string): string =>
  `${Buffer.from(email).toString('base64url')}.${keys.sign(PURPOSE, email)}`;

/**
 * Deletes all requests of an address.
 * @returns number of deleted requests
 * @throws NOT_FOUND for an invalid link
 */
export async function stopCourseAlerts(
  { em, services }: Context,
  { token }: StopCourseAlertsInput,
): Promise<number> {
  const [encoded = '', signature = ''] = token.split('.');
  const email = Buffer.from(encoded, 'base64url').toString();
  if (!services.keys.verify(PURPOSE, email, signature)) throw notFound();
  const removed = await runSql(
    em,
    sql`delete from course_alert where lower(email::text) = ${email} returning id`,
    'course-alert.stop',
  );
  return removed.length;
}
