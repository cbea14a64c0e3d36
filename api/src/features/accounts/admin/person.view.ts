import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '../../../graphql/language.ts';
import { View, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { Role } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Session, SessionEndReason } from '../sessions/session.entity.ts';
import { PublicProfile, User } from '../user.entity.ts';

const mayReadPeople = (viewer: Viewer | undefined): boolean => !!viewer?.may('person:read');

export enum PersonAction {
  EDIT = 'EDIT',
  ASSIGN_ROLES = 'ASSIGN_ROLES',
  ACTIVATE = 'ACTIVATE',
  DEACTIVATE = 'DEACTIVATE',
  DELETE = 'DELETE',
  VIEW_AS = 'VIEW_AS',
}
registerEnumType(PersonAction, {
  name: 'PersonAction',
  description: 'What an administrator may do to a person now.',
  valuesConfig: {
    EDIT: { description: 'Change the profile, with updatePerson.' },
    ASSIGN_ROLES: { description: 'Change the roles, with setPersonRoles.' },
    ACTIVATE: { description: 'Restore the suspended account, with activatePerson.' },
    DEACTIVATE: { description: 'Suspend the account, with deactivatePerson.' },
    DELETE: { description: 'Erase the person, with deletePerson.' },
    VIEW_AS: { description: 'Look through their eyes, with startViewAs.' },
  },
});

/** A person as administrators see them. A separate type, visible only with `person:read`. */
@Visible<Viewer, Person>(mayReadPeople)
@View(() => User, { ownVisibility: 'Administrators see people who are not themselves.' })
@ObjectType({ description: 'A person as administrators see them. Needs the permission `person:read`.' })
export class Person {
  @Field(() => ID, { description: 'Of the person: opaque, never changes.' })
  id!: string;
  @Field({ description: 'What they sign in with; unique, whatever the case.' })
  email!: string;
  @Field({ description: 'The whole name, family name first as Vietnamese names are written.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of the picture, below the platform’s own; absent: draw initials.',
  })
  avatarUrl?: string | null;
  @Field(() => [Role], { description: 'System roles held: USER, then TEACHER, then ADMIN.' })
  roles!: Role[];
  @Field({ description: 'False while the account is suspended.' })
  isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Telephone number, as it was given; absent where none was.',
  })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'A few sentences about themselves.' })
  bio?: string | null;
  @Field(() => [String], { description: 'Skills, in their own order.' })
  skills!: string[];
  @Field(() => Language, { description: 'Language of the interface, mails and messages.' })
  locale!: string;
  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When they last did something, to ten minutes; absent: never signed in.',
  })
  lastSeenAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the account is suspended; absent while it is not.',
  })
  deactivatedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'Why suspended, as it was given.' })
  deactivationReason?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When they proved that the e-mail address is theirs.',
  })
  emailVerifiedAt?: Date | null;
  @Field(() => Int, { description: 'Rises with every edit, for `expectedVersion`.' })
  version!: number;
}

@Visible<Viewer, PersonSession>(mayReadPeople)
@View(() => Session, { ownVisibility: 'Administrators see sessions of others, ended ones too.' })
@ObjectType({ description: 'A session of a person, also one that has ended, as administrators see it.' })
export class PersonSession {
  @Field(() => ID, { description: 'Of the session: opaque, never changes.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'The browser’s own description, shortened.' })
  device?: string | null;
  @Field(() => String, { nullable: true, description: 'Network address it was last refreshed from.' })
  address?: string | null;
  @Field(() => DateTime, { description: 'When they signed in.' })
  createdAt!: Date;
  @Field(() => DateTime, { description: 'When it last did something, to the minute.' })
  lastUsedAt!: Date;
  @Field(() => DateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When it was ended.' })
  endedAt?: Date | null;
  @Field(() => SessionEndReason, {
    nullable: true,
    description: 'Why it was ended; absent while it was not.',
  })
  endReason?: string | null;
  @Field(() => PublicProfile, {
    nullable: true,
    description: 'Through whose eyes this administrator looked.',
  })
  viewAs?: PublicProfile | null;
}
