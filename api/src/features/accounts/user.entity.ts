import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, registerEnum } from '../../graphql/define-enum.ts';
import { Language } from '../../graphql/language.ts';
import { everyone, type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Role } from '../../platform/access/permissions.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

registerEnum(Role, 'Role', 'System role. A user can have several.', {
  ADMIN: 'Operates the platform. Has all administrative permissions.',
  TEACHER: 'Creates and sells courses.',
  USER: 'Buys and studies courses. Every user has this role.',
});

export const SellerClass = defineEnum(
  'SellerClass',
  'Legal form of a seller. Determines which taxes are withheld (Decree 117/2025).',
  {
    INDIVIDUAL: 'An individual; tax is withheld.',
    HOUSEHOLD: 'A registered household business.',
    COMPANY: 'A company; it declares its own tax.',
  },
);
export type SellerClass = keyof typeof SellerClass;

@ObjectType({ description: 'School or course that a user attended.' })
export class Education {
  @Field({ description: 'Name of the school.' })
  school!: string;
  @Field(() => String, { nullable: true, description: 'Degree or certificate that the user obtained.' })
  degree?: string | null;
  @Field(() => String, { nullable: true, description: 'Field of study, for example mathematics.' })
  field?: string | null;
  @Field(() => Int, { nullable: true, description: 'First year of attendance, four digits.' })
  from?: number | null;
  @Field(() => Int, { nullable: true, description: 'Last year of attendance. Null while it is ongoing.' })
  to?: number | null;
}

@ObjectType({ description: 'Position that a user held.' })
export class Experience {
  @Field({ description: 'Name of the company.' })
  company!: string;
  @Field(() => String, { nullable: true, description: 'Title of the position.' })
  title?: string | null;
  @Field(() => Int, { nullable: true, description: 'First year in the position, four digits.' })
  from?: number | null;
  @Field(() => Int, { nullable: true, description: 'Last year in the position. Null while it is ongoing.' })
  to?: number | null;
  @Field(() => String, { nullable: true, description: 'Description of the work, written by the user.' })
  description?: string | null;
}

export const AVATAR_URL =
  'Path of the picture, below the platform’s own URL. Null if the user has none; clients show initials instead.';
export const AvatarUrlField = () => Field(() => String, { nullable: true, description: AVATAR_URL });

const isSelf = (viewer: Viewer | undefined, user: Row<User>): Sql | boolean =>
  !!viewer && sql`${user.id} = ${viewer.id}`;

/** A person with an account. The API field `role` is the highest of `roles`. */
@Visible<Viewer, User>(isSelf)
@Entity({ tableName: 'person' })
@ObjectType({ description: 'User account with its private fields, visible to its owner only.' })
export class User {
  [OptionalProps]?:
    | 'hadProvedEmail'
    | 'hasGuardianConsent'
    | 'roles'
    | 'isActive'
    | 'skills'
    | 'education'
    | 'experience'
    | 'locale'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
    | 'isTeacher'
    | 'isProved';

  @Field(() => ID, { description: 'Unique user ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Email address used to sign in. Unique, case-insensitive.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the user confirmed the email address. Null until then.',
  })
  @Property({ type: 'datetime', nullable: true })
  emailVerifiedAt?: Date | null;

  /**
   * Set if the person had verified an earlier address before an administrator replaced it. Their password and second
   * factor are then their own.
   */
  @Property({ type: 'boolean' })
  hadProvedEmail: boolean = false;

  /** Argon2id. Null if the person never chose a password (sign-in with Google, imported or seeded accounts). */
  @Property({ type: 'text', nullable: true, lazy: true })
  passwordHash?: string | null;

  @Property({ type: 'datetime', nullable: true })
  passwordChangedAt?: Date | null;

  @Field({ description: 'Full name, family name first as in Vietnamese names.' })
  @Property({ type: 'text' })
  fullName!: string;

  @AvatarUrlField()
  @Property({ type: 'text', nullable: true })
  avatarUrl?: string | null;

  /** Refers to the picture's media row, which prevents the removal of the file. */
  @Property({ type: 'uuid', nullable: true })
  avatarId?: string | null;

  @Field(() => [Role], { description: 'System roles of the user. Always includes USER.' })
  @Property({ type: 'string[]' })
  roles: Role[] = [Role.USER];

  @Field({ description: 'False while the account is suspended by an administrator.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Field(() => String, { nullable: true, description: 'Short biography, written by the user.' })
  @Property({ type: 'text', nullable: true })
  bio?: string | null;

  @Field(() => [String], { description: 'Skills, in the order set by the user.' })
  @Property({ type: 'string[]' })
  skills: string[] = [];

  @Property({ type: 'json' })
  education: Education[] = [];

  @Property({ type: 'json' })
  experience: Experience[] = [];

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number in the format entered by the user. Null if unknown.',
  })
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth. Null if the user has not entered it.' })
  @Property({ type: 'smallint', nullable: true })
  birthYear?: number | null;

  /** True while a guardian consents to the public profile of a child (children/closed-profile.ts). */
  @Property({ type: 'boolean' })
  hasGuardianConsent: boolean = false;

  @Field(() => Language, { description: 'Language of the interface, emails and messages.' })
  @Property({ type: 'text' })
  locale: string = 'vi';

  @Field(() => DateTime, { description: 'Time at which the account was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;

  /** Incremented by the database whenever a field changes that administrators can edit. */
  @Property({ type: 'integer', defaultRaw: '1' })
  version!: number;

  /** Written by the database. Accurate to ten minutes. */
  @Property({ type: 'datetime', nullable: true })
  lastSeenAt?: Date | null;

  @Property({ type: 'datetime', nullable: true })
  deactivatedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  deactivationReason?: string | null;

  /** Time of the erasure. Only the data that bookkeeping requires remains. */
  @Property({ type: 'datetime', nullable: true })
  erasedAt?: Date | null;

  /** Words of name, e-mail address and telephone number without accents. Generated by the database. */
  @Property({ type: 'string', columnType: 'tsvector', generated: 'always', lazy: true, nullable: true })
  search?: string | null;

  @OneToOne(
    () => TeacherProfile,
    (profile) => profile.person,
    { nullable: true, orphanRemoval: false },
  )
  teacherProfile?: Rel<TeacherProfile> | null;

  /** True if an owner has ever verified an e-mail address of this account. Until then, anyone may have created it. */
  get isProved(): boolean {
    return !!this.emailVerifiedAt || this.hadProvedEmail;
  }

  get isTeacher(): boolean {
    return this.roles.includes(Role.TEACHER);
  }
}

@Visible<Viewer, TeacherProfile>((viewer, profile) => !!viewer && sql`${profile.person} = ${viewer.id}`)
@Entity({ tableName: 'teacher_profile' })
@ObjectType({ description: 'Profile of a teacher with its private fields, visible to its owner only.' })
export class TeacherProfile {
  [OptionalProps]?: 'links' | 'createdAt' | 'isResident';

  @Field(() => ID, { description: 'Unique teacher ID, equal to the user ID.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @OneToOne(() => User, { owner: true })
  person!: Rel<User>;

  @Field(() => String, {
    nullable: true,
    description: 'One-line summary of what the teacher teaches. Null until it is written.',
  })
  @Property({ type: 'text', nullable: true })
  headline?: string | null;

  @Field(() => [String], { description: 'URLs of the teacher’s pages on other sites.' })
  @Property({ type: 'string[]' })
  links: string[] = [];

  @Field(() => SellerClass, { description: 'Legal form of the seller. Determines which taxes are withheld.' })
  @Property({ type: 'text' })
  sellerClass!: SellerClass;

  /** The personal number replaces the personal tax code since 2025. */
  @Field(() => String, { nullable: true, description: 'Tax code or personal identification number.' })
  @Property({ type: 'text', nullable: true })
  taxId?: string | null;

  @Field({
    description:
      'True if the teacher is a resident of Vietnam for tax purposes. Determines the rates of the withheld taxes.',
  })
  @Property({ type: 'boolean' })
  isResident: boolean = true;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

/**
 * The public fields of a person. A separate type, so that no protected field can leak through it. Its resolvers hide what
 * a closed profile hides (children/public-profile.resolver.ts).
 */
@Visible(everyone)
@View(() => User, { ownVisibility: 'All of its fields are public.' })
@ObjectType({ description: 'Public profile of a user, for instance of a teacher.' })
export class PublicProfile {
  @Field(() => ID, { description: 'Unique profile ID, equal to the user ID.' })
  id!: string;
  readonly fullName!: string;
  @Field(() => DateTime, { description: 'Time at which the user joined the platform.' })
  createdAt!: Date;
}

@Visible(everyone)
@View(() => User, { ownVisibility: 'All of its fields are public.' })
@ObjectType({ description: 'Author of a rating, with the public fields of a student.' })
export class RatingAuthor {
  @Field(() => ID, { description: 'Unique author ID, equal to the user ID.' })
  id!: string;
  readonly fullName!: string;
}

/**
 * The name for the greeting of an e-mail. Undefined until the address is verified: otherwise an attacker could
 * register the address of another person and have the server mail them an arbitrary text in place of a name.
 */
export const nameIn = ({ fullName, emailVerifiedAt }: { fullName: string; emailVerifiedAt?: unknown }) =>
  emailVerifiedAt ? fullName : undefined;
