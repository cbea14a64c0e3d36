import { raw, type Sql, sql } from '../../graphql/read/index.ts';

/** The current name of each type of target, as SQL over its ID. */
export type AuditTargets = Readonly<Record<string, (id: Sql) => Sql>>;

const targets: Record<string, (id: Sql) => Sql> = {};

/** Called once for each feature, when the features are registered. */
export const addAuditTargets = (own: AuditTargets): void => void Object.assign(targets, own);

/** NULL if the target was deleted or its type has no names. */
export const targetLabel = (type: Sql, id: Sql): Sql => {
  const cases = Object.entries(targets).map(
    ([name, label]) => sql`when ${raw(`'${name}'`)} then (${label(id)})`,
  );
  return sql`case ${type} ${cases.reduce((before, next) => sql`${before} ${next}`)} end`;
};
