/** Database helpers for commands and reads of features. */
export { getById, lockById } from './entities.ts';
export { isUniqueViolation } from './is-unique-violation.ts';
export { loadEntities } from './load-named.ts';
export { isoTimestamp } from './moments.ts';
export { prefixQuery } from './prefix-query.ts';
export { arrayText, findValue, getValue, runSql, streamSql } from './run-sql.ts';
export { nextNumberOfMonth, numberOfMonth, sequenceNumber } from './running-number.ts';
export { raw, Sql, sql, uuid } from './sql.ts';
export { TODAY } from './today.ts';
