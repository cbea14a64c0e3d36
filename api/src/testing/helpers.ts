import type { App } from '../app.ts';
import { assign, customRole, staff } from './custom-roles.ts';
import {
  admin,
  ask,
  consent,
  coTeacher,
  course,
  enrol,
  fetchRoot,
  member,
  mutate,
  mutateById,
  person,
  provedMember,
  select,
  student,
  teacher,
  updateRow,
} from './factories.ts';
import { codeTo, mailsTo } from './mails.ts';

async function firstRow<R extends object>(app: App, sql: string, values: unknown[]): Promise<R> {
  const [row] = await select<R>(app, sql, values);
  if (!row) throw new Error(`No row: ${sql}`);
  return row;
}

/** The helpers of the tests, for one application. */
export function helpersFor(app: App) {
  const bind =
    <A extends unknown[], R>(helper: (app: App, ...args: A) => R) =>
    (...args: A): R =>
      helper(app, ...args);
  return {
    ask: bind(ask),
    mutate: bind(mutate),
    mutateById: bind(mutateById),
    updateRow: bind(updateRow),
    fetchRoot: <T = unknown>(
      ...request: Parameters<typeof ask> extends [App, ...infer R] ? R : never
    ): Promise<T> => fetchRoot<T>(app, ...request),
    /** Runs a query whose values follow it, unlike those of {@link select}. */
    db: <R extends object>(sql: string, ...values: unknown[]): Promise<R[]> => select<R>(app, sql, values),
    /** The first row of such a query, which must exist. */
    row: <R extends object>(sql: string, ...values: unknown[]): Promise<R> => firstRow<R>(app, sql, values),
    /** The number of stored rows, for instance of `"session where person_id = ?"`. */
    count: async (rows: string, ...values: unknown[]): Promise<number> =>
      (await select(app, `select 1 from ${rows}`, values)).length,
    /** @returns the first column of the first row of a query, which must find one */
    value: async <T>(sql: string, ...values: unknown[]): Promise<T> =>
      Object.values(await firstRow<Record<string, T>>(app, sql, values))[0]!,
    admin: bind(admin),
    assign: bind(assign),
    codeTo: bind(codeTo),
    consent: bind(consent),
    coTeacher: bind(coTeacher),
    course: bind(course),
    customRole: bind(customRole),
    enrol: bind(enrol),
    mailsTo: bind(mailsTo),
    member: bind(member),
    person: bind(person),
    provedMember: bind(provedMember),
    staff: bind(staff),
    student: bind(student),
    teacher: bind(teacher),
  };
}
