import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { hashPassword, issueAccessToken } from '../features/accounts/index.ts';
import { type Course, CourseStatus, CourseVisibility } from '../features/courses/index.ts';
import { EnrolmentSource, enrolStudent } from '../features/learning/index.ts';
import { issueProof, PROOF_HEADER } from '../graphql/identity-proof.ts';
import type { ConsentPurpose } from '../platform/access/consents.ts';
import { Role } from '../platform/access/permissions.ts';

export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** A recent proof of identity, if the person has one. */
  readonly proof?: string;
}

const DAY_SECONDS = 86_400;
const unique = () => randomBytes(5).toString('hex');

/** Creates a signed-in person with these roles and USER. */
export async function person(app: App, ...roles: Role[]): Promise<Actor> {
  const email = `p${unique()}@example.vn`;
  // In one statement: most tests create people and courses, and entities take three times as long
  const [made] = await select<{ id: string; sessionId: string }>(
    app,
    `with made as (insert into person (email, full_name, roles) values (?, 'Nguyễn Văn Thử', ?::text[]) returning id),
       taught as (insert into teacher_profile (person_id, headline, seller_class)
         select id, 'Dạy thử', 'INDIVIDUAL' from made where ?)
     insert into session (person_id, address, expires_at)
       select id, '127.0.0.1', now() + interval '30 days' from made returning person_id as id, id as "sessionId"`,
    [email, `{${[Role.USER, ...roles].join(',')}}`, roles.includes(Role.TEACHER)],
  );
  const { id, sessionId } = made!;
  const { keys } = app.services;
  // Test files share people, and may run for longer than tokens and proofs are valid
  const { token } = await issueAccessToken(keys, id, sessionId, DAY_SECONDS);
  return {
    ...{ id, email, token },
    get proof() {
      return issueProof(keys, sessionId).token;
    },
  };
}

export const PASSWORD = 'mot-mat-khau-dai-1';
let passwordHash: Promise<string> | undefined;

/** Creates a person with these roles and USER, whose password is {@link PASSWORD}. */
export async function member(app: App, ...roles: Role[]): Promise<Actor> {
  const owner = await person(app, ...roles);
  // Hashing is slow on purpose, so all people share one hash
  passwordHash ??= hashPassword(PASSWORD);
  await select(app, 'update person set password_hash = ? where id = ?', [await passwordHash, owner.id]);
  return owner;
}

/** A {@link member} with a confirmed e-mail address. */
export async function provedMember(app: App, ...roles: Role[]): Promise<Actor> {
  const owner = await member(app, ...roles);
  await select(app, 'update person set email_verified_at = now() where id = ?', [owner.id]);
  return owner;
}

export const student = (app: App): Promise<Actor> => person(app);
/** A teacher whose package allows a thousand courses. A {@link person} has FREE. */
export async function teacher(app: App): Promise<Actor> {
  const made = await person(app, Role.TEACHER);
  await assignLargePackage(app, made.id);
  return made;
}

/** Assigns a package with high limits to a teacher. */
export const assignLargePackage = (app: App, teacherId: string): Promise<object[]> =>
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

/** A rich text with these paragraphs. */
export const richText = (...paragraphs: string[]) => ({
  type: 'doc' as const,
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A rich text with so many words. */
export const prose = (words: number) => richText(Array.from({ length: words }, () => 'chữ').join(' '));

export interface CourseFacts {
  readonly id: string;
  readonly slug: string;
  readonly sectionId: string;
  readonly lessonIds: readonly string[];
}

/** Creates a course of a teacher with one section of text lessons. By default it is published and complete. */
export async function course(
  app: App,
  teacherId: string,
  facts: Partial<Pick<Course, 'status' | 'price' | 'salePrice' | 'title' | 'visibility'>> & {
    lessons?: number;
  } = {},
): Promise<CourseFacts> {
  const { lessons = 5, title = 'Khoá học thử', price = 500_000, salePrice = null } = facts;
  const { status = CourseStatus.PUBLISHED, visibility = CourseVisibility.PUBLIC } = facts;
  const isPublished = status === CourseStatus.PUBLISHED || status === CourseStatus.UNPUBLISHED;
  const slug = `khoa-${unique()}`;
  const body = JSON.stringify(prose(60));
  const [made] = await select<Omit<CourseFacts, 'slug'>>(
    app,
    `with themes as (insert into category (slug, name, name_en, icon, motif, position)
         values (?, 'Thử', 'Test', 'code', 'code', 0) returning id),
       made as (insert into course (title, slug, subtitle, price, sale_price, description, description_words, outcomes,
           requirements, audience, published_at, teacher_id, category_id, status, visibility)
         select ?, ?, 'Để thử', ?, ?, ?::jsonb, 60, '{Một}', '{Hai}', '{Ba}', case when ? then now() end, ?, id, ?, ?
         from themes returning id),
       part as (insert into section (course_id, title, position) select id, 'Chương một', 0 from made
         returning id, course_id),
       own as (insert into lesson (course_id, section_id, title, kind, rule, position, duration_sec, body)
         select course_id, id, 'Bài ' || i + 1, 'TEXT', 'DWELL', i, 400, ?::jsonb
         from part, generate_series(0, ?::int - 1) i returning id, position)
     select course_id as id, id as "sectionId",
       array(select id::text from own order by position) as "lessonIds" from part`,
    [
      ...[`c${unique()}`, title, slug, price, salePrice, body, isPublished, teacherId, status, visibility],
      ...[body, lessons],
    ],
  );
  return { ...made!, slug };
}

/** Stores that a person consents to a purpose, or withdraws the consent. */
export const consent = (
  app: App,
  personId: string,
  purpose: ConsentPurpose,
  isGiven = true,
): Promise<object[]> =>
  select(app, 'insert into consent (person_id, purpose, is_given, privacy_number) values (?, ?, ?, 1)', [
    personId,
    purpose,
    isGiven,
  ]);

/** Enrols a student in a course, as if it had been bought. */
export const enrol = (app: App, studentId: string, courseId: string): Promise<string> =>
  app.services.orm.em
    .fork()
    .transactional((em) =>
      enrolStudent(em, studentId, courseId, { source: EnrolmentSource.PURCHASE, accessDays: null }),
    );

export interface Reply {
  readonly data: Record<string, unknown>;
  readonly errors?: readonly {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; reason?: string; details?: { field: string; message: string }[] };
  }[];
}

/** The headers that a person's client sends with every request. */
export const toHeaders = ({ token, proof }: Pick<Actor, 'token' | 'proof'>): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(proof ? { [PROOF_HEADER]: proof } : {}),
});

/** Sends a request to the GraphQL endpoint, as a person or as a guest. */
export async function ask(
  app: App,
  actor: Pick<Actor, 'token' | 'proof'> | undefined,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Reply> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: actor ? toHeaders(actor) : {},
    payload: { query, variables },
  });
  return response.json() as Reply;
}

/** Runs a mutation whose argument is an input of the same name. */
export const mutate = (
  app: App,
  actor: Pick<Actor, 'token' | 'proof'> | undefined,
  name: string,
  input: object,
  fields = 'id',
): Promise<Reply> =>
  ask(
    app,
    actor,
    `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  );

/** Runs a mutation with the ID as its only argument, for instance `{ lessonId }`. */
export const mutateById = (
  app: App,
  actor: Pick<Actor, 'token' | 'proof'> | undefined,
  name: string,
  argument: Readonly<Record<string, string | undefined>>,
  fields = 'id',
): Promise<Reply> => {
  const [[key, id]] = Object.entries(argument) as [[string, string]];
  return ask(app, actor, `mutation($id: ID!) { ${name}(${key}: $id) { ${fields} } }`, { id });
};

/** The code of the first error; undefined if the request succeeded. */
export const getCode = (reply: Reply): string | undefined => reply.errors?.[0]?.extensions.code;

export const getReason = (reply: Reply): string | undefined => reply.errors?.[0]?.extensions.reason;

/** Runs a query, to check what is stored. */
export const select = <R extends object>(app: App, sql: string, values: unknown[] = []): Promise<R[]> =>
  app.services.orm.em.getConnection().execute<R[]>(sql, values);

/** Changes one stored row without its rules, for instance `"status = 'DRAFT'"`. */
export const updateRow = (app: App, table: string, id: unknown, changes: string, values: unknown[] = []) =>
  select(app, `update ${table} set ${changes} where id = ?`, [...values, id]);

/** Stores a co-teacher with these rights, for instance `EDIT,ANSWER`: a new teacher unless one is passed. */
export async function coTeacher(
  app: App,
  courseId: string,
  rights: string,
  existing?: Actor,
): Promise<Actor> {
  const who = existing ?? (await teacher(app));
  await select(
    app,
    'insert into co_teacher (course_id, person_id, email, rights, accepted_at) values (?, ?, ?, ?::text[], now())',
    [courseId, who.id, who.email, `{${rights}}`],
  );
  return who;
}

/**
 * The value of the first root field of a response.
 * @throws Error if the request failed
 */
export function getRootValue<T = Readonly<Record<string, unknown>>>({ data, errors }: Reply): T {
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as T;
}

/** Sends a request that must succeed, and returns the value of its first root field. */
export const fetchRoot = async <T = unknown>(...request: Parameters<typeof ask>): Promise<T> =>
  getRootValue<T>(await ask(...request));
