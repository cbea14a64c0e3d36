import { BigIntType, Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { MaxRows, Visible } from '../../graphql/read/index.ts';
import { DateTime, RichText, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { PublicProfile, User } from '../accounts/index.ts';
import { Category } from '../categories/index.ts';
import { Media } from '../media/index.ts';
import { CourseLevel, CourseStatus, CourseSuspension, CourseVisibility } from './course.enums.ts';
import { maySeeCourse } from './course.visibility.ts';
import { CourseColumns } from './course-columns.ts';
import { MAX_SECTIONS } from './course-limits.ts';
import type { RichTextDocument } from './rich-text.ts';
import { Section } from './section.entity.ts';

/** States from which each named transition is allowed. */
const from = {
  submit: [CourseStatus.DRAFT, CourseStatus.NEEDS_FIXES],
  withdraw: [CourseStatus.PENDING_REVIEW],
  approve: [CourseStatus.PENDING_REVIEW],
  sendBack: [CourseStatus.PENDING_REVIEW],
  reject: [CourseStatus.PENDING_REVIEW],
  // SUSPENDED only if it was suspended for quota
  publish: [CourseStatus.APPROVED, CourseStatus.UNPUBLISHED, CourseStatus.SUSPENDED],
  unpublish: [CourseStatus.PUBLISHED],
  archive: [
    CourseStatus.DRAFT,
    CourseStatus.NEEDS_FIXES,
    CourseStatus.REJECTED,
    CourseStatus.APPROVED,
    CourseStatus.UNPUBLISHED,
  ],
  edit: [
    CourseStatus.DRAFT,
    CourseStatus.NEEDS_FIXES,
    CourseStatus.APPROVED,
    CourseStatus.PUBLISHED,
    CourseStatus.UNPUBLISHED,
    CourseStatus.SUSPENDED,
  ],
  /** Edits that a reviewer must check. A published course is unpublished before them. */
  editWithReview: [
    CourseStatus.DRAFT,
    CourseStatus.NEEDS_FIXES,
    CourseStatus.APPROVED,
    CourseStatus.UNPUBLISHED,
  ],
} as const satisfies Record<string, readonly CourseStatus[]>;
export type CourseTransition = keyof typeof from;

/** States that allow a transition. Commands and `allowedActions` use the same table. */
export const statesFor = (transition: CourseTransition): readonly CourseStatus[] => from[transition];

@Visible<Viewer, Course>(maySeeCourse)
@Entity()
@ObjectType({ description: 'A course that is sold and studied.' })
export class Course extends CourseColumns {
  [OptionalProps]?:
    | 'coverToken'
    | 'hasAiText'
    | 'subtitle'
    | 'description'
    | 'descriptionWords'
    | 'outcomes'
    | 'requirements'
    | 'audience'
    | 'tags'
    | 'level'
    | 'language'
    | 'status'
    | 'visibility'
    | 'isIntroductory'
    | 'price'
    | 'studentCount'
    | 'ratingAverage'
    | 'ratingCount'
    | 'lessonCount'
    | 'durationSec'
    | 'requiredLessons'
    | 'certificateEnabled'
    | 'marksPlayback'
    | 'enforceOrder'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => ID, { description: 'Unique course ID. Immutable, unlike the slug.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Slug of the course in URLs. Former slugs redirect to it.' })
  @Property({ type: 'text' })
  slug!: string;

  @Field({ description: 'Title of at most 60 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field({ description: 'Subtitle of at most 120 characters.' })
  @Property({ type: 'text' })
  subtitle: string = '';

  @Field(() => RichText, { description: 'Description of the course as formatted text.' })
  @Property({ type: 'json' })
  description: RichTextDocument = { type: 'doc', content: [] };

  @Property({ type: 'integer' })
  descriptionWords: number = 0;

  @Field(() => [String], { description: 'Learning outcomes of the course.' })
  @Property({ type: 'string[]' })
  outcomes: string[] = [];

  @Field(() => [String], { description: 'Requirements for students of the course.' })
  @Property({ type: 'string[]' })
  requirements: string[] = [];

  @Field(() => [String], { description: 'Target audience of the course.' })
  @Property({ type: 'string[]' })
  audience: string[] = [];

  @Field(() => [String], { description: 'Free tags that the search matches.' })
  @Property({ type: 'string[]' })
  tags: string[] = [];

  @Field(() => CourseLevel, { description: 'Level of experience that the course requires.' })
  @Property({ type: 'text' })
  level: CourseLevel = CourseLevel.ALL;

  @Field(() => Language, { description: 'Language in which the course is taught.' })
  @Property({ type: 'text' })
  language: string = 'vi';

  @Field(() => CourseStatus, { description: 'Current status of the course.' })
  @Property({ type: 'text' })
  status: CourseStatus = CourseStatus.DRAFT;

  @Field(() => CourseSuspension, {
    nullable: true,
    description: 'Reason for the suspension. Null unless the status is SUSPENDED.',
  })
  @Property({ type: 'text', nullable: true })
  suspendedFor?: CourseSuspension | null;

  /** The administrator's reason for the suspension. Null if no administrator suspended it. */
  @Property({ type: 'text', nullable: true })
  whySuspended?: string | null;

  /** Time of the teacher's pending request to restore it. Null without one. */
  @Property({ type: 'datetime', nullable: true })
  restoreAskedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  restoreMessage?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which its owner moved the draft to the bin, from which it can be restored for 30 days. Null otherwise.',
  })
  @Property({ type: 'datetime', nullable: true })
  deletedAt?: Date | null;

  @Field(() => CourseVisibility, { description: 'Visibility of the course once it is published.' })
  @Property({ type: 'text' })
  visibility: CourseVisibility = CourseVisibility.PUBLIC;

  @Field(() => Category, {
    nullable: true,
    description: 'Category of the course. Null in an unfinished draft.',
  })
  @ManyToOne(() => Category, { nullable: true })
  category?: Rel<Category> | null;

  @Field(() => PublicProfile, { description: 'Owner of the course, who receives its earnings.' })
  @ManyToOne(() => User)
  teacher!: Rel<User>;

  @Field(() => Vnd, { description: 'List price in đồng. 0 for a free course.' })
  @Property({ type: new BigIntType('number') })
  price: number = 0;

  /** As edited: the sale may have ended. The GraphQL field of this name is null unless the sale is active. */
  @Property({ type: new BigIntType('number'), nullable: true })
  salePrice?: number | null;

  @Property({ type: 'datetime', nullable: true })
  saleEndsAt?: Date | null;

  /** True if the sale is the one allowed before the list price has been charged long enough. */
  @Property({ type: 'boolean' })
  isIntroductory: boolean = false;

  @Property({ type: 'datetime', nullable: true })
  introductoryAt?: Date | null;

  /** Storage key of the uploaded cover. Null for the generated one. */
  @Property({ type: 'text', nullable: true })
  coverKey?: string | null;

  @Field({ description: 'True if the assistant drafted some texts or quiz questions of the course.' })
  @Property({ type: 'boolean' })
  hasAiText: boolean = false;

  /** Random token in the URL of the generated cover while the course is not public. */
  @Property({ type: 'text', defaultRaw: "replace(gen_random_uuid()::text, '-', '')" })
  coverToken!: string;

  /** Variant of the generated cover that the teacher chose. Null: it follows from title and category. */
  @Property({ type: 'smallint', nullable: true })
  coverVariant?: number | null;

  /** Row of the uploaded cover. The reference protects its files from the sweep of unused files. */
  @ManyToOne(() => Media, { nullable: true })
  cover?: Rel<Media> | null;

  @ManyToOne(() => Media, { nullable: true })
  promoMedia?: Rel<Media> | null;

  @Field(() => Int, { description: 'Number of students who ever enrolled.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  studentCount!: number;

  @Field(() => Float, { description: 'Average rating from 1 to 5 with two decimals. 0 without ratings.' })
  @Property({ type: 'double', defaultRaw: '0' })
  ratingAverage!: number;

  @Field(() => Int, { description: 'Number of published ratings in the average.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  ratingCount!: number;

  @Field(() => Int, { description: 'Number of lessons in all sections.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  lessonCount!: number;

  @Field(() => Int, {
    description:
      'Measured length of the content in seconds: videos, texts at 200 words per minute, and a minute for each question of a quiz.',
  })
  @Property({ type: 'integer', defaultRaw: '0' })
  durationSec!: number;

  /** Number of lessons that are necessary to complete the course. */
  @Property({ type: 'integer', defaultRaw: '0' })
  requiredLessons!: number;

  @Field(() => Boolean, { description: 'True if students who complete the course receive a certificate.' })
  @Property({ type: 'boolean' })
  certificateEnabled: boolean = true;

  @Field({ description: 'True if videos display a moving code that identifies the viewer of the playback.' })
  @Property({ type: 'boolean' })
  marksPlayback: boolean = false;

  @Field({
    description:
      'True if lessons must be studied in order: each opens after all required lessons before it are complete.',
  })
  @Property({ type: 'boolean' })
  enforceOrder: boolean = false;

  @Field(() => Int, {
    description:
      'Version of the course. Increases with every edit; edits state the version that they are based on.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  /** Words of title and subtitle without accents, generated by the database. */
  @Property({ type: 'string', columnType: 'tsvector', generated: 'always', lazy: true, nullable: true })
  search?: string | null;

  /** The same words with accents. Matches here rank first. */
  @Property({ type: 'string', columnType: 'tsvector', generated: 'always', lazy: true, nullable: true })
  searchExact?: string | null;

  @Field(() => DateTime, { description: 'Time at which the course was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last edit by a teacher.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the first publication. Null if it was never published.',
  })
  @Property({ type: 'datetime', nullable: true })
  publishedAt?: Date | null;

  @MaxRows(MAX_SECTIONS)
  @Field(() => [Section], { description: 'Sections of the course in order.' })
  @OneToMany(
    () => Section,
    (section) => section.course,
    { orderBy: { position: 'asc' } },
  )
  sections = new Collection<Section>(this);

  submit(): void {
    move(this, 'submit', CourseStatus.PENDING_REVIEW);
  }
  withdraw(): void {
    move(this, 'withdraw', CourseStatus.DRAFT);
  }
  approve(): void {
    move(this, 'approve', CourseStatus.APPROVED);
  }
  sendBack(): void {
    move(this, 'sendBack', CourseStatus.NEEDS_FIXES);
  }
  reject(): void {
    move(this, 'reject', CourseStatus.REJECTED);
  }
  publish(): void {
    move(this, 'publish', CourseStatus.PUBLISHED);
    this.suspendedFor = null;
    this.publishedAt ??= new Date();
  }
  unpublish(): void {
    move(this, 'unpublish', CourseStatus.UNPUBLISHED);
  }
  suspend(reason: string): void {
    if (this.status !== CourseStatus.PUBLISHED && this.status !== CourseStatus.SUSPENDED)
      throw conflict('WRONG_STATE', { state: this.status });
    this.status = CourseStatus.SUSPENDED;
    this.suspendedFor = CourseSuspension.ADMINISTRATOR;
    this.whySuspended = reason;
    this.clearRestoreRequest();
  }
  /** Restores it. The quota of its teacher decides whether it is sold again. */
  restore(): void {
    if (!isSuspendedByAdministrator(this)) throw conflict('WRONG_STATE', { state: this.status });
    this.suspendedFor = CourseSuspension.QUOTA;
    this.whySuspended = null;
    this.clearRestoreRequest();
  }
  /** @throws CONFLICT if no administrator suspended it, or a request is pending */
  requestRestore(message: string, at: Date): void {
    if (!isSuspendedByAdministrator(this)) throw conflict('WRONG_STATE', { state: this.status });
    if (this.restoreAskedAt) throw conflict('RESTORE_ASKED');
    this.restoreAskedAt = at;
    this.restoreMessage = message;
  }
  clearRestoreRequest(): void {
    this.restoreAskedAt = null;
    this.restoreMessage = null;
  }
  /** Precondition for messages to all of its students. @throws CONFLICT while it is suspended by an administrator */
  assertNotSuspended(): void {
    if (isSuspendedByAdministrator(this)) throw conflict('WRONG_STATE', { state: this.status });
  }
  archive(): void {
    move(this, 'archive', CourseStatus.ARCHIVED);
  }
  /** @throws CONFLICT unless it is a draft that was never on sale */
  moveToBin(at: Date): void {
    if (!isDisposable(this)) throw conflict('WRONG_STATE', { state: this.status });
    this.deletedAt = at;
  }
  /** @throws CONFLICT if it is not in the bin */
  takeFromBin(): void {
    if (!this.deletedAt) throw conflict('WRONG_STATE', { state: this.status });
    this.deletedAt = null;
  }

  /**
   * Records an edit. @throws CONFLICT if the state forbids it
   * @param needsReview the edit needs a review: title, category, a higher price, removal of a section
   */
  edit(needsReview: boolean): void {
    this.assertEditable(needsReview);
    this.version++;
    this.updatedAt = new Date();
    const passed = this.status === CourseStatus.APPROVED || this.status === CourseStatus.UNPUBLISHED;
    if (needsReview && passed) this.status = CourseStatus.DRAFT;
  }
  /**
   * Asserts that the course may be edited, for parts of a later edit. A teacher may edit a suspended course to
   * correct it.
   * @throws CONFLICT if its state forbids edits
   */
  assertEditable(needsReview = false): void {
    if (this.deletedAt) throw conflict('IN_BIN');
    const allowed = needsReview ? statesFor('editWithReview') : statesFor('edit');
    if (!allowed.includes(this.status)) throw conflict('NOT_EDITABLE', { state: this.status });
  }

  priceAt(now: Date): number {
    const running = this.salePrice != null && (!this.saleEndsAt || this.saleEndsAt > now);
    return running ? this.salePrice! : this.price;
  }
}

/** Buyers never saw it, and no student has it. */
const isDisposable = ({ status, publishedAt, deletedAt, studentCount }: Course): boolean =>
  status === CourseStatus.DRAFT && !publishedAt && !deletedAt && studentCount === 0;

/** Suspended by an administrator. Only administrators can change the state. */
const isSuspendedByAdministrator = ({ status, suspendedFor }: Course): boolean =>
  status === CourseStatus.SUSPENDED && suspendedFor !== CourseSuspension.QUOTA;

function move(course: Course, transition: CourseTransition, to: CourseStatus): void {
  if (course.deletedAt) throw conflict('IN_BIN');
  if (!statesFor(transition).includes(course.status) || isSuspendedByAdministrator(course))
    throw conflict('WRONG_STATE', { state: course.status });
  course.status = to;
}
