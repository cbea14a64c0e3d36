import { Field, Int, ObjectType } from 'type-graphql';
import { derived, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { CONFIRM_HOURS } from './email-change.entity.ts';

@ObjectType({ description: 'How the viewer signs in.' })
export class AccountSecurity {
  @Field({ description: 'False for people who only ever signed in with Google.' })
  hasPassword!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'Absent: the password is the first one.' })
  passwordChangedAt?: Date | null;
  @Field({ description: 'Where mails go, and what one signs in with.' })
  email!: string;
  @Field(() => DateTime, { nullable: true, description: 'Absent until the address is confirmed.' })
  emailVerifiedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The address that the account changes to once it is confirmed there.',
  })
  pendingEmail?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when signing in takes a code of an authenticator; absent: it does not.',
  })
  authenticatorSince?: Date | null;
  @Field(() => Int, { description: 'Recovery codes that are still good.' })
  recoveryCodesLeft!: number;
  @Field(() => String, { nullable: true, description: 'Address of the linked Google account.' })
  googleEmail?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When Google was linked; absent: it is not.' })
  googleLinkedAt?: Date | null;
}

/** The sign-in methods of a person. The caller decides who may see them. */
export const securityOf = (personId: string) =>
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
    'One row, of the person whom the caller was allowed to ask for.',
  );
