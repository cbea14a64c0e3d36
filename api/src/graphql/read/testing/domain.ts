import { Collection, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  ManyToMany,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import {
  createUnionType,
  Field,
  Float,
  ID,
  Int,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import {
  any,
  createConnectionType,
  createPageType,
  DiscriminatedBy,
  everyone,
  Guard,
  MaxRows,
  sql,
  View,
  Visible,
} from '../index.ts';
import { DateTime, RichText, Shouted, Vnd } from './scalars.ts';

/** The viewer of the fixture. */
export type Viewer = { readonly id: string; readonly admin: boolean } | undefined;

/** The stored values differ from the names. */
export enum CourseStatus {
  Draft = 'draft',
  Published = 'published',
}
/** The stored values equal the names. */
export enum Level {
  BEGINNER = 'BEGINNER',
  ADVANCED = 'ADVANCED',
}
export enum Topic {
  Art = 'art',
  Code = 'code',
  Music = 'music',
}
registerEnumType(CourseStatus, { name: 'CourseStatus' });
registerEnumType(Level, { name: 'Level' });
registerEnumType(Topic, { name: 'Topic' });

@InterfaceType()
export abstract class Node {
  @Field(() => ID)
  id!: string;
}

const isAdmin = (viewer: Viewer) => viewer?.admin === true;

@Visible<Viewer, Person>((viewer, p) => isAdmin(viewer) || (!!viewer && sql`${p.id} = ${viewer.id}`))
@Entity()
@ObjectType({ implements: Node })
export class Person extends Node {
  @PrimaryKey({ type: 'uuid' }) declare id: string;
  @Field() @Property({ type: 'text' }) fullName!: string;
  @Field() @Property({ type: 'text' }) email!: string;
  @Field() @Property({ type: 'boolean' }) isActive!: boolean;
  @Field(() => String, { nullable: true }) @Property({ type: 'text', nullable: true }) bio?: string;
  @Field(() => DateTime) @Property({ type: 'timestamptz', length: 6 }) joinedAt!: Date;
  @Field(() => Badge, { nullable: true })
  @OneToOne(
    () => Badge,
    (b) => b.person,
  )
  badge?: Rel<Badge>;
  @OneToMany(
    () => Course,
    (c) => c.teacher,
  )
  courses = new Collection<Course>(this);
}

@Visible(everyone)
@Entity()
@ObjectType()
export class Badge {
  @Field(() => ID) @PrimaryKey({ type: 'integer' }) id!: number;
  @Field() @Property({ type: 'text' }) code!: string;
  @Field(() => PublicPerson, { nullable: true }) @OneToOne(() => Person) person!: Rel<Person>;
}

@Visible<Viewer, PublicPerson>((_, p) => p.isActive)
@View(() => Person, { ownVisibility: 'Its few fields are for everyone.' })
@ObjectType({ implements: Node })
export class PublicPerson extends Node {
  @Field() fullName!: string;
  @Field(() => String, { nullable: true }) bio?: string;
  @MaxRows(4) @Field(() => [Course]) courses!: Course[];
  isActive!: boolean;
}

@Visible(everyone)
@Entity()
@ObjectType()
export class Category {
  @Field(() => ID) @PrimaryKey({ type: 'uuid' }) id!: string;
  @Field({ name: 'title' }) @Property({ type: 'text' }) name!: string;
  @Field(() => Category, { nullable: true })
  @ManyToOne(() => Category, { nullable: true })
  parent?: Rel<Category>;
  @MaxRows(3)
  @Field(() => [Course])
  @ManyToMany(
    () => Course,
    (c) => c.categories,
    { orderBy: { slug: 'desc' } },
  )
  courses = new Collection<Course>(this);
}

/** Published courses, the viewer's own, or all for administrators. */
@Visible<Viewer, Course>(
  (viewer, c) =>
    isAdmin(viewer) || any([sql`${c.status} = 'published'`, viewer && sql`${c.teacher} = ${viewer.id}`]),
)
@Entity()
@ObjectType({ implements: Node })
export class Course extends Node {
  @PrimaryKey({ type: 'uuid' }) declare id: string;
  @Field() @Property({ type: 'text' }) slug!: string;
  @Field() @Property({ type: 'text' }) title!: string;
  @Field(() => CourseStatus) @Enum({ items: () => CourseStatus, type: 'text' }) status!: CourseStatus;
  @Field(() => Level, { nullable: true })
  @Enum({ items: () => Level, type: 'text', nullable: true })
  level?: Level;
  @Field(() => Vnd) @Property({ type: 'bigint' }) price!: number;
  @Field(() => Float, { nullable: true }) @Property({ type: 'double', nullable: true }) rating?: number;
  @Field(() => [String]) @Property({ type: 'text[]' }) tags!: string[];
  @Field(() => [Topic], { nullable: true })
  @Enum({ items: () => Topic, array: true, nullable: true })
  topics?: Topic[];
  @Field(() => RichText, { nullable: true }) @Property({ type: 'json', nullable: true }) content?: unknown;
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 6, nullable: true })
  publishedAt?: Date;
  @Field(() => Shouted) @Property({ type: 'text' }) motto!: string;

  @Guard<Viewer, Course>((viewer, c) => isAdmin(viewer) || (!!viewer && sql`${c.teacher} = ${viewer.id}`))
  @Field(() => Vnd, { nullable: true })
  @Property({ type: 'bigint' })
  earnings?: number;

  @Field(() => PublicPerson) @ManyToOne(() => Person) teacher!: Rel<Person>;

  @Guard<Viewer, Course>((viewer) => viewer !== undefined)
  @Field(() => PublicPerson, { nullable: true })
  @ManyToOne(() => Person, { nullable: true })
  coTeacher?: Rel<Person>;

  @MaxRows(10) @Field(() => [Category]) @ManyToMany(() => Category) categories = new Collection<Category>(
    this,
  );
  @MaxRows(2)
  @Field(() => [LessonOutline])
  @OneToMany(
    () => Lesson,
    (l) => l.course,
    { orderBy: { position: 'asc' } },
  )
  lessons = new Collection<Lesson>(this);
}

/** Only visible through its two views. */
@Entity()
export class Lesson {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne(() => Course) course!: Rel<Course>;
  @Property({ type: 'text' }) title!: string;
  @Property({ type: 'integer' }) position!: number;
  @Property({ type: 'boolean' }) preview!: boolean;
  @Property({ type: 'text', nullable: true }) body?: string;
}

@Visible(everyone)
@View(() => Lesson)
@ObjectType()
export class LessonOutline {
  @Field(() => ID) id!: string;
  @Field() title!: string;
  @Field(() => Int) position!: number;
  @Field() preview!: boolean;
}

@Visible<Viewer, LessonContent>((viewer, l) => isAdmin(viewer) || l.preview)
@View(() => Lesson)
@ObjectType()
export class LessonContent {
  @Field(() => ID) id!: string;
  /** The column is nullable, so non-null is sometimes violated. */
  @Field() body!: string;
  @Field(() => Course, { nullable: true }) course?: Course;
  preview!: boolean;
}

@Visible<Viewer, Review>((viewer, r) => isAdmin(viewer) || sql`not ${r.hidden}`)
@Entity()
@ObjectType()
export class Review {
  @Field(() => ID) @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne(() => Course) course!: Rel<Course>;
  @Field(() => PublicPerson, { nullable: true }) @ManyToOne(() => Person) author!: Rel<Person>;
  @Field(() => Int) @Property({ type: 'integer' }) stars!: number;
  @Field(() => String, { nullable: true }) @Property({ type: 'text', nullable: true }) comment?: string;
  @Property({ type: 'boolean' }) hidden!: boolean;
  @Field(() => DateTime) @Property({ type: 'timestamptz', length: 6 }) createdAt!: Date;
}

@ObjectType()
export class StarCount {
  @Field(() => Int) stars!: number;
  @Field(() => Int) count!: number;
}

/** Rows of a query, each with a row of a table by its key. */
@ObjectType()
export class Ranked {
  @Field(() => Int) place!: number;
  @Field(() => Course, { nullable: true }) course?: Course;
  /** Sometimes violates non-null. */
  @Field(() => Float) rating!: number;
}

/** Rows of a query, each of one of two types. */
@InterfaceType()
export abstract class Happening {
  @Field(() => ID) id!: string;
  @Field(() => DateTime, { nullable: true }) at?: Date;
}

@DiscriminatedBy('kind', 'review', 'praise')
@ObjectType({ implements: Happening })
/** @public in the schema, as a type of Happening */
export class Reviewed extends Happening {
  @Field(() => Int) stars!: number;
  @Field(() => Course, { nullable: true }) course?: Course;
}

@DiscriminatedBy('kind', 'lesson')
@ObjectType({ implements: Happening })
/** @public in the schema, as a type of Happening */
export class Taught extends Happening {
  @Field() title!: string;
  @Field() preview!: boolean;
  @Field(() => Course, { nullable: true }) course?: Course;
}

/** Rows of one table, each of one of two types with different rules. */
@Visible(everyone)
@DiscriminatedBy('status', 'published')
@View(() => Course, { ownVisibility: 'Whoever may list them may see all that are published.' })
@ObjectType()
export class PublishedCourse {
  @Field(() => ID) id!: string;
  @Field() slug!: string;
  @Field(() => Float, { nullable: true }) rating?: number;
  @Field(() => PublicPerson) teacher!: PublicPerson;
}

@Visible<Viewer, DraftCourse>(
  (viewer, c) => isAdmin(viewer) || (!!viewer && sql`${c.teacher} = ${viewer.id}`),
)
@DiscriminatedBy('status', 'draft')
@View(() => Course, { ownVisibility: 'Only administrators and the teacher see drafts.' })
@ObjectType()
export class DraftCourse {
  @Field(() => ID) id!: string;
  @Field() title!: string;
  @Field(() => Vnd) price!: number;
  teacher!: unknown;
}

export const CourseState = createUnionType({
  name: 'CourseState',
  types: () => [PublishedCourse, DraftCourse] as const,
});
export const HappeningConnection = createConnectionType('HappeningConnection', () => Happening);

export const CoursePage = createPageType('CoursePage', () => Course);
export const ReviewConnection = createConnectionType('ReviewConnection', () => Review);
export const CourseConnection = createConnectionType('CourseConnection', () => Course);

export const entities = [Person, Badge, Category, Course, Lesson, Review];
