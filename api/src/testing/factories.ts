import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { App } from '../app.ts';
import { hashPassword, openSession, SellerClass, TeacherProfile, User } from '../features/accounts/index.ts';
import {
  Category,
  CompletionRule,
  Course,
  CourseStatus,
  Lesson,
  LessonKind,
  Section,
} from '../features/catalog/index.ts';
import { EnrolmentSource, enrolStudent } from '../features/learning/index.ts';
import { createContext } from '../graphql/context.ts';
import { issueProof, PROOF_HEADER } from '../graphql/identity-proof.ts';
import { Role } from '../platform/permissions.ts';

/** A person who is signed in. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** That they have just proved who they are; left out, they have not. */
  readonly proof?: string;
}

const unique = () => randomBytes(5).toString('hex');

/** A signed-in person with these roles besides the student's. */
export async function person(app: App, ...roles: Role[]): Promise<Actor> {
  const em = app.services.orm.em.fork();
  const email = `p${unique()}@example.vn`;
  const user = em.create(User, {
    email,
    fullName: 'Nguyễn Văn Thử',
    roles: [Role.USER, ...roles],
  } as never);
  await em.flush();
  if (roles.includes(Role.TEACHER))
    await em.insert(TeacherProfile, {
      person: user.id,
      headline: 'Dạy thử',
      sellerClass: SellerClass.INDIVIDUAL,
    } as never);
  const context = createContext(app.services, { id: 'test', address: '127.0.0.1', origin: 'graphql' }, 'vi');
  const { accessToken } = await openSession(em, context, user);
  // Read here: asking the program would fill its cache of sessions before the person has all that a test gives them
  const { token: proof } = issueProof(app.services.keys, String(decodeJwt(accessToken).sid));
  return { id: user.id, email, token: accessToken, proof };
}

/** The password of {@link member}. */
export const PASSWORD = 'mot-mat-khau-dai-1';
let passwordHash: Promise<string> | undefined;

/** A person who signs in with {@link PASSWORD}, with these roles besides the student's. */
export async function member(app: App, ...roles: Role[]): Promise<Actor> {
  const owner = await person(app, ...roles);
  // Hashing is made to be slow, so everyone shares one
  passwordHash ??= hashPassword(PASSWORD);
  await select(app, 'update person set password_hash = ? where id = ?', [await passwordHash, owner.id]);
  return owner;
}

/** A {@link member} whose e-mail address is confirmed. */
export async function provedMember(app: App, ...roles: Role[]): Promise<Actor> {
  const owner = await member(app, ...roles);
  await select(app, 'update person set email_verified_at = now() where id = ?', [owner.id]);
  return owner;
}

export const student = (app: App): Promise<Actor> => person(app);
/** A teacher whose package has room for a thousand courses; {@link person} has FREE. */
export async function teacher(app: App): Promise<Actor> {
  const made = await person(app, Role.TEACHER);
  await giveRoom(app, made.id);
  return made;
}

/** Gives a teacher a package that no test comes to the end of. */
export const giveRoom = (app: App, teacherId: string): Promise<object[]> =>
  select(
    app,
    `with given as (
       insert into package_subscription (teacher_id, version_id, state, origin, began_on, ends_on)
       select ?, v.id, 'ACTIVE', 'GRANT', current_date - 1, current_date + 400 from package_version v
       where v.max_courses = 1000 limit 1 returning *)
     insert into package_period (subscription_id, teacher_id, version_id, from_day, to_day, cycle_days)
       select id, teacher_id, version_id, began_on, ends_on, ends_on - began_on from given returning id`,
    [teacherId],
  );
export const admin = (app: App): Promise<Actor> => person(app, Role.ADMIN);

/** A short rich text of so many words. */
export const prose = (words: number) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: Array.from({ length: words }, () => 'chữ').join(' ') }],
    },
  ],
});

export interface CourseFacts {
  readonly id: string;
  readonly slug: string;
  readonly sectionId: string;
  readonly lessonIds: readonly string[];
}

/** A course of a teacher with one section of text lessons; published and complete unless said otherwise. */
export async function course(
  app: App,
  teacherId: string,
  facts: Partial<Pick<Course, 'status' | 'price' | 'salePrice' | 'title' | 'visibility'>> & {
    lessons?: number;
  } = {},
): Promise<CourseFacts> {
  const em = app.services.orm.em.fork();
  const { lessons = 5, ...own } = facts;
  const status = own.status ?? CourseStatus.PUBLISHED;
  const category = em.create(Category, {
    slug: `c${unique()}`,
    name: 'Thử',
    nameEn: 'Test',
    icon: 'code',
    motif: 'code',
    position: 0,
  } as never);
  const made = em.create(Course, {
    title: 'Khoá học thử',
    slug: `khoa-${unique()}`,
    subtitle: 'Để thử',
    price: 500_000,
    description: prose(60),
    descriptionWords: 60,
    outcomes: ['Một'],
    requirements: ['Hai'],
    audience: ['Ba'],
    publishedAt: status === CourseStatus.PUBLISHED || status === CourseStatus.UNPUBLISHED ? new Date() : null,
    teacher: em.getReference(User, teacherId),
    category,
    ...own,
    status,
  } as never);
  const section = em.create(Section, { course: made, title: 'Chương một', position: 0 } as never);
  const list = Array.from({ length: lessons }, (_, position) =>
    em.create(Lesson, {
      course: made,
      section,
      title: `Bài ${position + 1}`,
      kind: LessonKind.TEXT,
      rule: CompletionRule.DWELL,
      position,
      durationSec: 400,
      body: prose(1300),
    } as never),
  );
  await em.flush();
  return { id: made.id, slug: made.slug, sectionId: section.id, lessonIds: list.map(({ id }) => id) };
}

/** Gives a student a course, as if it had been bought. */
export const enrol = (app: App, studentId: string, courseId: string): Promise<string> =>
  app.services.orm.em
    .fork()
    .transactional((em) =>
      enrolStudent(em, studentId, courseId, { source: EnrolmentSource.PURCHASE, accessDays: null }),
    );

/** One answer of the GraphQL endpoint. */
export interface Reply {
  readonly data: Record<string, unknown>;
  readonly errors?: readonly {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; reason?: string; details?: { field: string; message: string }[] };
  }[];
}

/** What a client of theirs sends with every request. */
export const headersOf = ({ token, proof }: Pick<Actor, 'token' | 'proof'>): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(proof ? { [PROOF_HEADER]: proof } : {}),
});

/** Asks the GraphQL endpoint, as a person or anonymously. */
export async function ask(
  app: App,
  actor: Pick<Actor, 'token' | 'proof'> | undefined,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Reply> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: actor ? headersOf(actor) : {},
    payload: { query, variables },
  });
  return response.json() as Reply;
}

/** The code of an answer's first error; undefined when it succeeded. */
export const codeOf = (reply: Reply): string | undefined => reply.errors?.[0]?.extensions.code;

/** Why it was refused, below the code. */
export const reasonOf = (reply: Reply): string | undefined => reply.errors?.[0]?.extensions.reason;

/** Rows of a query, for looking at what is stored. */
export const select = <R extends object>(app: App, sql: string, values: unknown[] = []): Promise<R[]> =>
  app.services.orm.em.getConnection().execute<R[]>(sql, values);
