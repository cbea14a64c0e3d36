import type { App } from '../app.ts';
import { assign, customRole, staff } from './custom-roles.ts';
import {
  type Actor,
  admin,
  ask,
  course,
  enrol,
  member,
  person,
  provedMember,
  type Reply,
  select,
  student,
  teacher,
} from './factories.ts';
import { codeTo, mailsTo } from './mails.ts';

/** The helpers of the tests, for one application. */
export function helpersFor(app: App) {
  const bind =
    <A extends unknown[], R>(helper: (app: App, ...args: A) => R) =>
    (...args: A): R =>
      helper(app, ...args);
  return {
    ask: bind(ask),
    /** Runs a mutation whose only argument is `input`. */
    mutate: (
      actor: Pick<Actor, 'token' | 'proof'> | undefined,
      name: string,
      input: object,
      fields = 'id',
    ): Promise<Reply> => {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
      return ask(app, actor, `mutation($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, {
        input,
      });
    },
    select: <R extends object>(sql: string, ...values: unknown[]): Promise<R[]> =>
      select<R>(app, sql, values),
    admin: bind(admin),
    assign: bind(assign),
    codeTo: bind(codeTo),
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
