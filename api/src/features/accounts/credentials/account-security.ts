import { Field, Int, ObjectType } from 'type-graphql';
import { derived, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { CONFIRM_HOURS } from './email-change.entity.ts';

@ObjectType({ description: 'Sign-in methods and security settings of the viewer.' })
export class AccountSecurity {
  @Field({
    description: 'True if the account has a password; false for users who signed in only with Google.',
  })
  hasPassword!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last password change. Null if the first password is still in use.',
  })
  passwordChangedAt?: Date | null;
  @Field({ description: 'Email address used to sign in and to receive emails.' })
  email!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the email address was confirmed. Null until then.',
  })
  emailVerifiedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'New email address that takes effect once it is confirmed.',
  })
  pendingEmail?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which two-step sign-in was enabled. Null if disabled.',
  })
  authenticatorSince?: Date | null;
  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft!: number;
  @Field(() => String, { nullable: true, description: 'Email address of the linked Google account.' })
  googleEmail?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which Google was linked. Null if not linked.',
  })
  googleLinkedAt?: Date | null;
}

/** The sign-in methods of a person. The caller decides who may see them. */
export const readAccountSecurity = (personId: string) =>
  derived(
    AccountSecurity,
    sql`select p.password_hash is not null as "hasPassword", p.password_changed_at as "passwordChangedAt",
      p.email, p.email_verified_at as "emailVerifiedAt",
      (select c.new_email from email_change c where c.person_id = p.id and c.confirmed_at is null
        and c.cancelled_at is null and c.requested_at > now() - make_interval(hours => ${CONFIRM_HOURS}::int))
        as "pendingEmail",
      (select a.confirmed_at from authenticator a where a.person_id = p.id) as "authenticatorSince",
      (select count(*)::int from recovery_code r where r.person_id = p.id) as "recoveryCodesLeft",
      g.email as "googleEmail", g.linked_at as "googleLinkedAt"
      from person p left join google_identity g on g.person_id = p.id where p.id = ${personId}::uuid`,
    'One row, of a person whom the caller may see.',
  );
