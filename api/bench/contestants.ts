import { isDeepStrictEqual } from 'node:util';
import type { Load } from './measure.ts';
import { operations, PROGRESS } from './operations.ts';
import type { Server } from './servers.ts';
import type { Viewer } from './viewer.ts';

export type Contestant = 'own' | 'third' | 'floor';
/** The one write among the operations. */
export const WRITE = 'progress write';

const only = process.env.ONLY?.split(',');
/** Whether something is to be measured: what ONLY names, or all. */
export const isWanted = (name: string): boolean => !only || only.includes(name);
/** The operations to be measured. */
export const names = [...operations.map(({ name }) => name), WRITE].filter(isWanted);

/** The contestants of one operation: ours as a trusted text, a third party's own spelling, the floor. */
export function contestants(
  name: string,
  viewer: Viewer,
  servers: { readonly api: Server; readonly floor: Server },
): Record<Contestant, Load> {
  const api = { ...servers.api, headers: { authorization: `Bearer ${viewer.token}` } };
  const floor = { ...servers.floor, headers: {} };
  const operation = operations.find((each) => each.name === name);
  if (!operation) {
    const report = (i: number) => ({
      lessonId: viewer.lessons[i % viewer.lessons.length]!,
      from: (i * 3) % 280,
      to: ((i * 3) % 280) + 10,
    });
    const input = (i: number) => {
      const { lessonId, from, to } = report(i);
      return { input: { lessonId, watched: [{ from, to }], positionSec: to } };
    };
    return {
      own: { ...api, body: (i) => JSON.stringify({ query: PROGRESS, variables: input(i) }) },
      third: {
        ...api,
        body: (i) => JSON.stringify({ query: PROGRESS.replace('Report', 'Theirs'), variables: input(i) }),
      },
      floor: {
        ...floor,
        body: (i) => JSON.stringify({ name: 'progress', variables: report(i), viewer: viewer.id }),
      },
    };
  }
  const { document, variables, asAdministrator } = operation;
  if (asAdministrator) api.headers.authorization = `Bearer ${viewer.adminToken}`;
  const theirs = document.replace(/^query \w+/, 'query Theirs').replace(/ \{/g, '\n{');
  return {
    own: { ...api, body: (i) => JSON.stringify({ query: document, variables: variables(i) }) },
    third: { ...api, body: (i) => JSON.stringify({ query: theirs, variables: variables(i) }) },
    floor: { ...floor, body: (i) => JSON.stringify({ name, variables: variables(i), viewer: viewer.id }) },
  };
}

/** Both sides have to say the same thing, or the comparison means nothing. */
export async function checkSame(name: string, loads: ReturnType<typeof contestants>): Promise<void> {
  const answer = async ({ url, headers, body }: Load) =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: body(3),
      })
    ).json();
  const [own, floor] = [await answer(loads.own), await answer(loads.floor)];
  if (!isDeepStrictEqual(own, floor))
    throw new Error(
      `${name}: the floor answers something else\n${JSON.stringify(own).slice(0, 600)}\n${JSON.stringify(floor).slice(0, 600)}`,
    );
}
