import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../i18n/en/developers.ts';
import vi from '../../i18n/vi/developers.ts';

const schema = readFileSync(join(import.meta.dirname, '../../../../schema/schema.graphql'), 'utf8');
/** Fields, arguments and values of enums. */
const schemaNames = new Set(Array.from(schema.matchAll(/^\s+(\w+)(?=[(:]|$)/gm), ([, name]) => name));
/** Names outside of the schema: of other protocols, error extensions, messages and the runtime. */
const OTHERS = new Set([
  ...[
    'details',
    'reason',
    'retryAfter',
    'permission',
    'vi',
    'en',
    'connection_init',
    'PERSISTED_QUERY_NOT_FOUND',
  ],
  ...['CLIENT_ORIGINS', 'SEN_TOKEN', 'sen_pat_', 'RateLimit', 'POST'],
]);

const findQuoted = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, quoted]) => quoted!);
const sections = Object.keys(en.sections) as (keyof typeof en.sections)[];

describe.each(sections)('the section %s of the guide', (section) => {
  const quoted = findQuoted(en.sections[section].text);

  it('names only elements of the schema', () => {
    const names = quoted.filter((each) => /^\w+$/.test(each) && !/^\d+$/.test(each) && !OTHERS.has(each));
    expect(names.filter((name) => !schemaNames.has(name))).toEqual([]);
  });

  it('uses the same names in both languages', () => {
    expect(findQuoted(vi.sections[section].text).sort()).toEqual(quoted.sort());
  });
});
