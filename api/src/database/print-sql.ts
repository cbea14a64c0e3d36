import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { App, RunStatement } from '../app.ts';
import { getViewerByEmail } from '../features/accounts/index.ts';
import { createContext } from '../graphql/context.ts';
import { ownDocument } from '../graphql/trusted-documents.ts';
import { projectFolder } from '../platform/process/project-folder.ts';

const USE = `Use: npm run sql -- <file.graphql or name of a stored operation> ['{"variable": "value"}'] [--as email] [--analyze]`;

/** The text of a file, or the document of our own clients with that operation name. */
function toDocument(fileOrName: string): string {
  if (existsSync(fileOrName)) return readFileSync(fileOrName, 'utf8');
  const found = ownDocument(join(projectFolder(), 'schema'), fileOrName);
  if (!found) throw new Error(`There is neither a file nor a stored operation ${fileOrName}.\n${USE}`);
  return found;
}

/**
 * Runs a query and prints each statement of its reads, with its values and its plan. The plan is measured with
 * --analyze, otherwise estimated.
 * @param statements filled by the app (`AppOptions.onStatement`)
 */
export async function printSql(
  { services, engine, readPool }: App,
  statements: readonly RunStatement[],
  args: string[],
): Promise<string> {
  const { positionals, values: flags } = parseArgs({
    args,
    allowPositionals: true,
    options: { as: { type: 'string' }, analyze: { type: 'boolean', default: false } },
  });
  const [fileOrName, variables = '{}'] = positionals;
  if (!fileOrName) throw new Error(USE);
  const text = toDocument(fileOrName);
  const operation = getOperationAST(engine.document(text));
  if (operation?.operation !== OperationTypeNode.QUERY)
    throw new Error('The document must contain exactly one query.');
  const viewer = flags.as === undefined ? undefined : await getViewerByEmail(services.orm, flags.as);
  const request = { id: 'sql', address: '127.0.0.1', origin: 'job' } as const;
  const context = createContext(services, request, viewer?.locale ?? 'vi', viewer);
  const before = statements.length;
  const { errors } = await engine.run(text, JSON.parse(variables) as Record<string, unknown>, context);
  // A query that failed on the path sql was executed again by graphql-js
  const executed = new Map(
    statements.slice(before).flatMap((each) => (each.pool === 'read' ? [[JSON.stringify(each), each]] : [])),
  );
  const explain = flags.analyze ? 'explain (analyze, buffers)' : 'explain';
  const parts: string[] = [];
  for (const { text: sql, values } of executed.values()) {
    const plan = await readPool.pool.query<{ 'QUERY PLAN': string }>(`${explain} ${sql}`, [...values]);
    parts.push(
      sql,
      ...values.map((value, i) => `-- $${i + 1} = ${JSON.stringify(value)}`),
      ...plan.rows.map((row) => `-- ${row['QUERY PLAN']}`),
      '',
    );
  }
  if (errors) parts.push(`-- errors: ${JSON.stringify(errors)}`);
  return parts.join('\n').trimEnd();
}
