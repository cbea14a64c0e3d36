/** Adds names to a table that features fill together. @throws where a name is there already: two features would mean different things by it */
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
