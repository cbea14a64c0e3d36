import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../db/index.ts';

/**
 * A purpose of processing that is not necessary for a contract, so that a person has to consent first. Its texts are
 * `consent.<name>.title`, `.text`, `.data` and `.stops` in the messages of its feature.
 */
export interface ConsentPurposeDefinition {
  readonly description: string;
  /** Deletes the data about a person that only this purpose needs, when the person withdraws the consent. */
  readonly forget?: (personId: string) => Sql;
}

export type ConsentPurposeTable = Readonly<Record<string, ConsentPurposeDefinition>>;

/** All purposes. Features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface ConsentPurposes {}
export type ConsentPurpose = keyof ConsentPurposes & string;

const definitions = new Map<string, ConsentPurposeDefinition>();
export const purposeNames: Record<string, string> = {};
export const purposeDescriptions: Record<string, { description: string }> = {};

/** Adds a feature's purposes. Called once for each feature, when the features are registered. */
export function addConsentPurposes(table: ConsentPurposeTable): void {
  for (const [name, definition] of Object.entries(table)) {
    definitions.set(name, definition);
    purposeNames[name] = name;
    purposeDescriptions[name] = { description: definition.description };
  }
}

export const allPurposes = (): ConsentPurpose[] => [...definitions.keys()] as ConsentPurpose[];

/** Deletes what only this purpose needed. Undefined if nothing is stored for it. */
export const forgetSql = (purpose: ConsentPurpose, personId: string): Sql | undefined =>
  definitions.get(purpose)?.forget?.(personId);

/**
 * True if the latest answer of a person permits the purpose. Without an answer it is false.
 * @param person its ID
 */
export const hasConsent = (person: Sql, purpose: ConsentPurpose): Sql =>
  sql`coalesce((select n.is_given from consent n where n.person_id = ${person} and n.purpose = ${purpose}
    order by n.at desc, n.id desc limit 1), false)`;

/** The purposes that a person permits now. */
export async function consentsOf(em: EntityManager, personId: string): Promise<ReadonlySet<string>> {
  const latest = await runSql<{ purpose: string; isGiven: boolean }>(
    em,
    sql`select distinct on (n.purpose) n.purpose, n.is_given as "isGiven" from consent n
      where n.person_id = ${personId} order by n.purpose, n.at desc, n.id desc`,
    'consents.of',
  );
  return new Set(latest.flatMap(({ purpose, isGiven }) => (isGiven ? purpose : [])));
}
