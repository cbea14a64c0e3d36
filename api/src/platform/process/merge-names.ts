/**
 * Adds names to a table that all features fill.
 * @throws if a name exists with another value, because two features would give it different meanings
 */
export function mergeNames<Value>(
  table: Record<string, Value>,
  added: Readonly<Record<string, Value | undefined>>,
): void {
  for (const [name, value] of Object.entries(added)) {
    if (value === undefined) continue;
    if (name in table && table[name] !== value) throw new Error(`${name} is declared twice`);
    table[name] = value;
  }
}
