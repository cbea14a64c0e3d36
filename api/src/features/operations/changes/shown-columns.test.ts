import { expect, test } from 'vitest';
import { select } from '../../../testing/factories.ts';
import { app } from './testing/feeds.ts';

/** Published columns that cause no change, as the descriptions of the feeds state, and immutable ones. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  Person: ['id', 'created_at', 'last_seen_at'],
  Course: ['id', 'created_at', 'student_count', 'rating_average', 'rating_count'],
  EnrolmentRecord: ['id'],
};

test.each(Object.keys(SILENT))(
  'every published column of %s records its changes, or is listed as silent',
  async (name) => {
    const type = [...app.engine.reads.model.types].find((each) => each.type.name === name)!;
    const columns = [...type.fields.values()].flatMap(({ name: field, how }) => {
      if (how.kind === 'column') return [how.column];
      const property = type.meta!.properties[field as never] as
        | { fieldNames?: string[]; kind: string }
        | undefined;
      return how.kind === 'relation' && property?.kind !== '1:m' ? (property?.fieldNames ?? []) : [];
    });
    expect(columns.length).toBeGreaterThan(6);
    const [trigger] = await select<{ text: string }>(
      app,
      `select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'note_update' and tgrelid = ?::regclass`,
      [type.table],
    );
    const noted = new Set([...trigger!.text.matchAll(/old\.(\w+)/g)].map(([, column]) => column));
    expect(columns.filter((each) => !noted.has(each)).sort()).toEqual([...SILENT[name]!].sort());
  },
);
