import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { Language } from '../../../graphql/language.ts';
import { View, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { Role } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Session, SessionEndReason } from '../sessions/session.entity.ts';
import { AvatarUrlField, PublicProfile, User } from '../user.entity.ts';

const mayReadPeople = (viewer: Viewer | undefined): boolean => !!viewer?.may('person:read');

export const PersonAction = defineEnum(
  'PersonAction',
  'Operation that an administrator may perform on a user.',
  {
    EDIT: 'Update the profile with `updatePerson`.',
    ASSIGN_ROLES: 'Change the roles with `setPersonRoles`.',
    ACTIVATE: 'Restore the suspended account with `activatePerson`.',
    DEACTIVATE: 'Suspend the account with `deactivatePerson`.',
    DELETE: 'Erase the user with `deletePerson`.',
    VIEW_AS: 'View the platform as this user with `startViewAs`.',
  },
);
export type PersonAction = keyof typeof PersonAction;

/** A person as administrators see them. A separate type, visible only with `person:read`. */
@Visible<Viewer, Person>(mayReadPeople)
@View(() => User, { ownVisibility: 'Administrators see other people.' })
@ObjectType({ description: 'User account as visible to administrators. Needs the permission `person:read`.' })
export class Person {
  @Field(() => ID, { description: 'Unique user ID. Immutable.' })
  id!: string;
  @Field({ description: 'Email address used to sign in. Unique, case-insensitive.' })
  email!: string;
  @Field({ description: 'Full name, family name first as in Vietnamese names.' })
  fullName!: string;
  @AvatarUrlField()
  avatarUrl?: string | null;
  @Field(() => [Role], { description: 'System roles, in the order USER, TEACHER, ADMIN.' })
  roles!: Role[];
  @Field({ description: 'False while the account is suspended.' })
  isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Telephone number in the format entered. Null if unknown.',
  })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Short biography, written by the user.' })
  bio?: string | null;
  @Field(() => [String], { description: 'Skills, in the order set by the user.' })
  skills!: string[];
  @Field(() => Int, { nullable: true, description: 'Year of birth. Null if unknown.' })
  birthYear?: number | null;
  @Field(() => Language, { description: 'Language of the interface, emails and messages.' })
  locale!: string;
  @Field(() => DateTime, { description: 'Time at which the account was created.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last activity, accurate to ten minutes. Null if the user never signed in.',
  })
  lastSeenAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the account was suspended. Null if it is not suspended.',
  })
  deactivatedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason for the suspension, written by an administrator.',
  })
  deactivationReason?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the user confirmed the email address.',
  })
  emailVerifiedAt?: Date | null;
  @Field(() => Int, { description: 'Version number for `expectedVersion`. Increases with every update.' })
  version!: number;
}

@Visible<Viewer, PersonSession>(mayReadPeople)
@View(() => Session, { ownVisibility: 'Administrators see sessions of other people, including ended ones.' })
@ObjectType({ description: 'Session of a user as visible to administrators, including ended sessions.' })
export class PersonSession {
  @Field(() => ID, { description: 'Unique session ID. Immutable.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'User agent of the browser, shortened.' })
  device?: string | null;
  @Field(() => String, { nullable: true, description: 'IP address of the last refresh.' })
  address?: string | null;
  @Field(() => DateTime, { description: 'Time at which the user signed in.' })
  createdAt!: Date;
  @Field(() => DateTime, { description: 'Time of the last activity, accurate to the minute.' })
  lastUsedAt!: Date;
  @Field(() => DateTime, { description: 'Time at which the session expires.' })
  expiresAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the session was ended before it expired.',
  })
  endedAt?: Date | null;
  @Field(() => SessionEndReason, {
    nullable: true,
    description: 'Reason why the session was ended. Null if it was not.',
  })
  endReason?: string | null;
  @Field(() => PublicProfile, {
    nullable: true,
    description: 'User as whom this administrator viewed the platform.',
  })
  viewAs?: PublicProfile | null;
}
