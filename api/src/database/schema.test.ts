import { expect, test } from 'vitest';
import { testOrm } from '../testing/database.ts';

test('every entity property has a column with the same nullability', async () => {
  const orm = await testOrm();
  const rows = await orm.em
    .getConnection()
    .execute<{ table_name: string; column_name: string; is_nullable: string }[]>(
      `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
  const columns = new Map(
    rows.map((row) => [`${row.table_name}.${row.column_name}`, row.is_nullable === 'YES']),
  );
  const wrong: string[] = [];
  for (const meta of orm.getMetadata().getAll().values())
    for (const property of meta.props) {
      if (!property.fieldNames?.length || property.persist === false || property.mappedBy) continue;
      for (const field of property.fieldNames) {
        const nullable = columns.get(`${meta.tableName}.${field}`);
        if (nullable === undefined)
          wrong.push(`${meta.className}.${property.name}: no column ${meta.tableName}.${field}`);
        else if (nullable !== !!property.nullable)
          wrong.push(`${meta.className}.${property.name}: nullability differs`);
      }
    }
  expect(wrong).toEqual([]);
});
