import type { App } from '../../src/app.ts';
import { ACTORS, type Fixture } from './fixture.ts';
import type { Row } from './rows/row.ts';

/** The different variables that the actors use for a row. */
export async function getVariables(row: Row, fixture: Fixture, app: App): Promise<Record<string, unknown>[]> {
  const all = new Map<string, Record<string, unknown>>();
  for (const actor of ACTORS) {
    const variables = (await row.variables?.(fixture, actor, app)) ?? {};
    all.set(JSON.stringify(variables), variables);
  }
  return [...all.values()];
}
