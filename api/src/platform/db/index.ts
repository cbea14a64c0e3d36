/** The helpers of the database for all other folders: the `sql` tag, statements, rows, numbers and times. */
export { getById, lockById, newId } from './entities.ts';
export { flushUnique, isUniqueViolation } from './is-unique-violation.ts';
export { loadEntities } from './load-named.ts';
export { endOfMinute, isoTimestamp, isPast, toDate, toEpochMs } from './moments.ts';
export { prefixQuery } from './prefix-query.ts';
export { queryFirst } from './query-first.ts';
export { arrayText, findValue, getValue, runSql, streamSql } from './run-sql.ts';
export { nextNumberOfMonth, numberOfMonth, sequenceNumber } from './running-number.ts';
export { all, any, type Condition, literal, quote, raw, Sql, Statement, sql, uuid } from './sql.ts';
export { toStableJson } from './stable-json.ts';
export { TODAY } from './today.ts';
