import { raw, type Sql, sql } from '../../graphql/read/index.ts';

/** For each type of target: what one is called now, as SQL over its id. */
export type AuditTargets = Readonly<Record<string, (id: Sql) => Sql>>;

const targets: Record<string, (id: Sql) => Sql> = {};

/** Adds what a feature's acts are done to; done once for each, when the features are collected. */
export const addAuditTargets = (own: AuditTargets): void => void Object.assign(targets, own);

/** What a target is called now: NULL when it is gone, or of a type without names. */
export const targetLabel = (type: Sql, id: Sql): Sql => {
  const cases = Object.entries(targets).map(
    ([name, label]) => sql`when ${raw(`'${name}'`)} then (${label(id)})`,
  );
  return sql`case ${type} ${cases.reduce((before, next) => sql`${before} ${next}`)} end`;
};
