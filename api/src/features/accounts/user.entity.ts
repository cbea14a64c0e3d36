import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { everyone, type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Role } from '../../platform/access/permissions.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may be. A person may hold several.',
  valuesConfig: {
    ADMIN: { description: 'Runs the platform and may do everything in the administration.' },
    TEACHER: { description: 'Builds and sells courses.' },
    USER: { description: 'Buys and studies courses; everyone is one.' },
  },
});

export enum SellerClass {
  INDIVIDUAL = 'INDIVIDUAL',
  HOUSEHOLD = 'HOUSEHOLD',
  COMPANY = 'COMPANY',
}
registerEnumType(SellerClass, {
  name: 'SellerClass',
  description: 'How a teacher sells; decides which taxes are withheld (Decree 117/2025).',
  valuesConfig: {
    INDIVIDUAL: { description: 'A person; tax is withheld.' },
    HOUSEHOLD: { description: 'A registered household business.' },
    COMPANY: { description: 'A company; it declares its own tax.' },
  },
});

@ObjectType({ description: 'A school or course that a person attended.' })
export class Education {
  @Field({ description: 'Name of the school.' })
  school!: string;
  @Field(() => String, { nullable: true, description: 'Degree or certificate that was obtained.' })
  degree?: string | null;
  @Field(() => String, { nullable: true, description: 'What was studied there, for instance mathematics.' })
  field?: string | null;
  @Field(() => Int, { nullable: true, description: 'First year there, four digits.' })
  from?: number | null;
  @Field(() => Int, { nullable: true, description: 'Last year; absent while it goes on.' })
  to?: number | null;
}

@ObjectType({ description: 'A position that a person held.' })
export class Experience {
  @Field({ description: 'Name of the company.' })
  company!: string;
  @Field(() => String, { nullable: true, description: 'The position that was held.' })
  title?: string | null;
  @Field(() => Int, { nullable: true, description: 'First year there, four digits.' })
  from?: number | null;
  @Field(() => Int, { nullable: true, description: 'Last year; absent while it goes on.' })
  to?: number | null;
  @Field(() => String, { nullable: true, description: 'What they did there, in their own words.' })
  description?: string | null;
}

const isSelf = (viewer: Viewer | undefined, user: Row<User>): Sql | boolean =>
  !!viewer && sql`${user.id} = ${viewer.id}`;

/** A person with an account. The API field `role` is the highest of `roles`. */
@Visible<Viewer, User>(isSelf)
@Entity({ tableName: 'person' })
@ObjectType({ description: 'A person, as only they themselves see them.' })
export class User {
  [OptionalProps]?:
    | 'hadProvedEmail'
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

  @Field(() => ID, { description: 'Of the person: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'What they sign in with; unique, whatever the case.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When they proved that the e-mail address is theirs; absent until then.',
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

  @Field({ description: 'Family name first, as Vietnamese names are written.' })
  @Property({ type: 'text' })
  fullName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the picture, below the platform’s own; absent: draw initials.',
  })
  @Property({ type: 'text', nullable: true })
  avatarUrl?: string | null;

  /** Refers to the picture's media row, which prevents the removal of the file. */
  @Property({ type: 'uuid', nullable: true })
  avatarId?: string | null;

  @Field(() => [Role], { description: 'All system roles held, USER always among them.' })
  @Property({ type: 'string[]' })
  roles: Role[] = [Role.USER];

  @Field({ description: 'False while an administrator has suspended the account.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Field(() => String, { nullable: true, description: 'A few sentences about themselves.' })
  @Property({ type: 'text', nullable: true })
  bio?: string | null;

  @Field(() => [String], { description: 'Skills, in their own order.' })
  @Property({ type: 'string[]' })
  skills: string[] = [];

  @Property({ type: 'json' })
  education: Education[] = [];

  @Property({ type: 'json' })
  experience: Experience[] = [];

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number, as it was given; absent where none was.',
  })
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Field(() => Language, { description: 'Language of the interface, mails and messages.' })
  @Property({ type: 'text' })
  locale: string = 'vi';

  @Field(() => DateTime, { description: 'When the account was made.' })
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

  /** When the person was erased. Only the data that bookkeeping requires remains. */
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

  /** Whether an owner has ever verified an e-mail address of this account. Until then, anyone may have created it. */
  get isProved(): boolean {
    return !!this.emailVerifiedAt || this.hadProvedEmail;
  }

  get isTeacher(): boolean {
    return this.roles.includes(Role.TEACHER);
  }
}

@Visible<Viewer, TeacherProfile>((viewer, profile) => !!viewer && sql`${profile.person} = ${viewer.id}`)
@Entity({ tableName: 'teacher_profile' })
@ObjectType({ description: 'What makes a person a teacher, as only they themselves see it.' })
export class TeacherProfile {
  [OptionalProps]?: 'links' | 'createdAt';

  @Field(() => ID, { description: 'Of the teacher, the same as the person’s.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @OneToOne(() => User, { owner: true })
  person!: Rel<User>;

  @Field(() => String, {
    nullable: true,
    description: 'What they teach, in a line; missing until they write it.',
  })
  @Property({ type: 'text', nullable: true })
  headline?: string | null;

  @Field(() => [String], { description: 'Addresses of their pages elsewhere.' })
  @Property({ type: 'string[]' })
  links: string[] = [];

  @Field(() => SellerClass, { description: 'How they sell; decides which taxes are withheld.' })
  @Property({ type: 'text' })
  sellerClass!: SellerClass;

  /** The personal number replaces the personal tax code since 2025. */
  @Field(() => String, { nullable: true, description: 'Tax code or personal number.' })
  @Property({ type: 'text', nullable: true })
  taxId?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

/** The public fields of a person. A separate type, so that no protected field can leak through it. */
@Visible(everyone)
@View(() => User, { ownVisibility: 'Its few fields are what a person shows to everyone.' })
@ObjectType({ description: 'What anyone may see of a person, for instance a teacher.' })
export class PublicProfile {
  @Field(() => ID, { description: 'The same id as the person has.' })
  id!: string;
  @Field({ description: 'The whole name, family name first as Vietnamese names are written.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of the picture, below the platform’s own; absent: draw initials.',
  })
  avatarUrl?: string | null;
  @Field(() => String, { nullable: true, description: 'A few sentences about themselves.' })
  bio?: string | null;
  @Field(() => [String], { description: 'Skills, in their own order.' })
  skills!: string[];
  @Field(() => DateTime, { description: 'When they joined the platform.' })
  createdAt!: Date;
}

@Visible(everyone)
@View(() => User, { ownVisibility: 'Its few fields are what the author of a rating shows to everyone.' })
@ObjectType({ description: 'As much of a student as a rating shows.' })
export class RatingAuthor {
  @Field(() => ID, { description: 'The same id as the person has.' })
  id!: string;
  @Field({ description: 'The whole name, family name first.' })
  fullName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of the picture, below the platform’s own; absent: draw initials.',
  })
  avatarUrl?: string | null;
}

/**
 * The name for the greeting of an e-mail. Undefined until the address is verified: otherwise an attacker could
 * register the address of another person and have the server mail them an arbitrary text in place of a name.
 */
export const nameIn = ({ fullName, emailVerifiedAt }: Pick<User, 'fullName' | 'emailVerifiedAt'>) =>
  emailVerifiedAt ? fullName : undefined;
