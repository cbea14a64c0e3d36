/** A statement that removes, and one that restores, a check or a trigger. */
export interface Switch {
  readonly off: string;
  readonly on: string;
}

const FOREIGN_KEYS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
  from pg_constraint where contype = 'f' and connamespace = current_schema::regnamespace order by conrelid, conname`;

const TRIGGERS = `select format('alter table %s disable trigger %I', g.tgrelid::regclass, g.tgname) as off,
    format('alter table %s enable trigger %I', g.tgrelid::regclass, g.tgname) as on
  from pg_trigger g join pg_class c on c.oid = g.tgrelid
  where c.relnamespace = current_schema::regnamespace and not g.tgisinternal and g.tgenabled = 'O'
  order by g.tgrelid, g.tgname`;

/**
 * Runs `load` without triggers and foreign keys. What triggers maintain (counters, search documents, change records) has
 * to be among the loaded rows. Foreign keys are created again afterwards, so that the database checks every row. Requires
 * no more than to own the tables.
 * @param query runs a statement in the transaction of `load`
 */
export async function withoutChecks(
  query: (statement: string) => Promise<Switch[]>,
  load: () => Promise<void>,
): Promise<void> {
  const switches = [...(await query(FOREIGN_KEYS)), ...(await query(TRIGGERS))];
  await query(block(switches.map(({ off }) => off)));
  // The statistics are from before the load: the planner would choose nested loops, as for empty tables
  await query('set local enable_nestloop = off');
  await load();
  await query(block(switches.map(({ on }) => on).toReversed()));
  await query('set local enable_nestloop = on');
}

const block = (statements: readonly string[]): string =>
  `do $block$ begin ${statements.map((statement) => `${statement};`).join(' ')} end $block$`;
