import { isDeepStrictEqual } from 'node:util';
import { CHECKOUT, wanted } from './checkout.ts';
import { attemptOf, SUBMIT } from './learning.ts';
import type { Load } from './measure.ts';
import { operations, PROGRESS } from './operations.ts';
import type { Server } from './servers.ts';
import type { Viewer, Viewers } from './viewers.ts';

export type Contestant = 'own' | 'third' | 'floor';
/** The writes among the operations. */
const WRITES = ['progress write', 'checkout', 'submit a quiz'];
export const isWrite = (name: string): boolean => WRITES.includes(name);

const only = process.env.ONLY?.split(',');
/** Whether something is to be measured: what ONLY names, or all. */
export const isWanted = (name: string): boolean => !only || only.includes(name);
/** The operations to be measured. */
export const names = [...operations.map(({ name }) => name), ...WRITES].filter(isWanted);

/** The two programs that are compared. */
export interface Servers {
  readonly api: Server;
  readonly floor: Server;
}

/** The contestants of one operation: ours as a trusted text, a third party's own spelling, the floor. */
export function contestants(
  name: string,
  { api, floor }: Servers,
  viewers: Viewers,
): Record<Contestant, Load> {
  const own = (query: string, viewer: Viewer, variables: (i: number) => object): Load => ({
    ...api,
    headers: { authorization: `Bearer ${viewer.token}` },
    body: (i) => JSON.stringify({ query, variables: variables(i) }),
  });
  const bare = (operation: string, viewer: Viewer, variables: (i: number) => object): Load => ({
    ...floor,
    headers: {},
    body: (i) => JSON.stringify({ name: operation, variables: variables(i), viewer: viewer.id }),
  });
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    const { document, variables } = operation;
    const viewer = viewers[operation.as ?? 'reader'];
    return {
      own: own(document, viewer, variables),
      third: own(document.replace(/^query \w+/, 'query Theirs').replace(/ \{/g, '\n{'), viewer, variables),
      floor: bare(name, viewer, variables),
    };
  }
  if (name === 'checkout') return checkouts({ api, floor }, viewers.buyers);
  if (name === 'submit a quiz') return submissions({ api, floor }, viewers.buyers);
  const { writer } = viewers;
  const report = (i: number) => ({
    lessonId: writer.lessons[i % writer.lessons.length]!,
    from: (i * 3) % 280,
    to: ((i * 3) % 280) + 10,
  });
  const input = (i: number) => {
    const { lessonId, from, to } = report(i);
    return { input: { lessonId, watched: [{ from, to }], positionSec: to } };
  };
  return {
    own: own(PROGRESS, writer, input),
    third: own(PROGRESS.replace('Report', 'Theirs'), writer, input),
    floor: bare('progress', writer, report),
  };
}

/** Of many buyers, each time of another course: what is ordered already would go on instead of being made. */
function checkouts({ api, floor }: Servers, buyers: readonly Viewer[]): Record<Contestant, Load> {
  const { length } = buyers;
  const by = (i: number) => buyers[i % length]!;
  const tidy = () => fetch(floor.url, { method: 'POST', body: JSON.stringify({ name: 'dropJobs' }) });
  const own = (query: string): Load => ({
    ...api,
    headers: {},
    tidy,
    once: (i) => ({ authorization: `Bearer ${by(i).token}` }),
    body: (i) => JSON.stringify({ query, variables: { input: { ...wanted(i, length), gateway: 'VNPAY' } } }),
  });
  return {
    own: own(CHECKOUT),
    third: own(CHECKOUT.replace('Checkout', 'Theirs')),
    floor: {
      ...floor,
      headers: {},
      tidy,
      once: () => ({}),
      body: (i) => JSON.stringify({ name: 'checkout', variables: wanted(i, length), viewer: by(i).id }),
    },
  };
}

/** Of many students, each time of another attempt, which is opened again after the measurement. */
function submissions({ api, floor }: Servers, students: readonly Viewer[]): Record<Contestant, Load> {
  const { length } = students;
  const by = (i: number) => students[i % length]!;
  const input = (i: number) => ({ attemptId: attemptOf(i, length), sequence: 1 });
  const tidy = () => fetch(floor.url, { method: 'POST', body: JSON.stringify({ name: 'reopen' }) });
  const own = (query: string): Load => ({
    ...api,
    headers: {},
    tidy,
    once: (i) => ({ authorization: `Bearer ${by(i).token}` }),
    body: (i) => JSON.stringify({ query, variables: { input: input(i) } }),
  });
  return {
    own: own(SUBMIT),
    third: own(SUBMIT.replace('Submit', 'Theirs')),
    floor: {
      ...floor,
      headers: {},
      tidy,
      once: () => ({}),
      body: (i) => JSON.stringify({ name: 'submit', variables: input(i), viewer: by(i).id }),
    },
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
