import { isDeepStrictEqual } from 'node:util';
import { CHECKOUT, wanted } from './checkout.ts';
import { attemptOf, SUBMIT } from './learning.ts';
import { type Load, nextOnce } from './measure.ts';
import { CONFIRMED } from './notice.ts';
import { OPEN } from './opening.ts';
import { operations, PROGRESS, publicNames } from './operations.ts';
import type { Server } from './servers.ts';
import { spell, type Way } from './spellings.ts';
import type { Viewer, Viewers } from './viewers.ts';

export type Contestant = Way | 'floor';
/** The loads of one operation; `cached` if its responses can be cached. */
export type Loads = Readonly<Record<Contestant, Load>> & { readonly cached?: Load };
/** The writes among the operations. */
const WRITES = ['progress write', 'open a lesson', 'checkout', 'notice', 'submit a quiz'];
export const isWrite = (name: string): boolean => WRITES.includes(name);

/** The same for all guests, so that responses can be cached. */
export const isPublic = (name: string): boolean => publicNames.includes(name);

/** What is measured signed in too, and grows alike. */
export const isAnonymous = (name: string): boolean =>
  operations.some((each) => each.name === name && each.as === 'anonymous');

const only = process.env.ONLY?.split(',');
/** Whether something is to be measured: what ONLY names, or all. */
export const isWanted = (name: string): boolean => !only || only.includes(name);
/** The operations to be measured. */
export const names = [...operations.map(({ name }) => name), ...WRITES].filter(isWanted);

/** Our server and the floor, and a second process of ours that caches responses. */
export interface Servers {
  readonly api: Server;
  readonly floor: Server;
  readonly cached?: Server | undefined;
}

/** One operation, as both sides are asked. */
interface Asked {
  readonly document: string;
  /** What the floor calls it. */
  readonly floor: string;
  readonly variables: (i: number) => object;
  /** The floor's; left out: the same. */
  readonly bare?: (i: number) => object;
  /** Who asks; undefined: without a token. */
  readonly viewer: Viewer | undefined | ((i: number) => Viewer);
  /** What the floor does after a measurement of what can be done once. */
  readonly tidy?: string;
}

/**
 * The contestants of one operation: ours by hash and by text, a third party's own spelling, cached responses, the
 * floor.
 */
export function contestants(name: string, servers: Servers, viewers: Viewers): Loads {
  if (name === 'notice') return notices(servers, viewers);
  const asked = asks(name, viewers);
  return {
    own: program(asked, servers, 'own'),
    text: program(asked, servers, 'text'),
    third: program(asked, servers, 'third'),
    floor: byHand(asked, servers),
    ...(servers.cached && isPublic(name)
      ? { cached: program(asked, { ...servers, api: servers.cached }, 'own') }
      : {}),
  };
}

/** What a gateway sends has one spelling. */
function notices({ api, floor }: Servers, { waiting }: Viewers): Loads {
  const told = { headers: {}, once: () => ({}), expected: CONFIRMED };
  const path = () => `/api/payments/vnpay/ipn?${waiting.next()}`;
  const own = { ...api, ...told, body: () => '', path };
  const body = () => JSON.stringify({ name: 'notice', variables: { query: waiting.next() } });
  return { own, text: own, third: own, floor: { ...floor, ...told, body } };
}

function asks(name: string, viewers: Viewers): Asked {
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    const { document, variables, as = 'reader' } = operation;
    return { document, floor: name, variables, viewer: as === 'anonymous' ? undefined : viewers[as] };
  }
  if (name === 'checkout') return checkouts(viewers);
  if (name === 'submit a quiz') return submissions(viewers);
  return name === 'open a lesson' ? openings(viewers) : progress(viewers);
}

/** Of many buyers, each time of another course: what is ordered already would go on instead of being made. */
function checkouts({ buyers }: Viewers): Asked {
  const { length } = buyers;
  return {
    document: CHECKOUT,
    floor: 'checkout',
    variables: (i) => ({ input: { ...wanted(i, length), gateway: 'VNPAY' } }),
    bare: (i) => wanted(i, length),
    viewer: (i) => buyers[i % length]!,
    tidy: 'dropJobs',
  };
}

/** Of many students, each time of another attempt, which is opened again after the measurement. */
function submissions({ buyers: students }: Viewers): Asked {
  const { length } = students;
  const input = (i: number) => ({ attemptId: attemptOf(i, length), sequence: 1 });
  return {
    document: SUBMIT,
    floor: 'submit',
    variables: (i) => ({ input: input(i) }),
    bare: input,
    viewer: (i) => students[i % length]!,
    tidy: 'reopen',
  };
}

/** Each of another course, so that two openings seldom meet. */
const openings = ({ writer }: Viewers): Asked => ({
  document: OPEN,
  floor: 'openLesson',
  variables: (i) => ({ lessonId: writer.lessons[i % writer.lessons.length]! }),
  viewer: writer,
});

function progress({ writer }: Viewers): Asked {
  const report = (i: number) => ({
    lessonId: writer.lessons[i % writer.lessons.length]!,
    from: (i * 3) % 280,
    to: ((i * 3) % 280) + 10,
  });
  return {
    document: PROGRESS,
    floor: 'progress',
    variables: (i) => {
      const { lessonId, from, to } = report(i);
      return { input: { lessonId, watched: [{ from, to }], positionSec: to } };
    },
    bare: report,
    viewer: writer,
  };
}

const authorization = (viewer: Viewer | undefined): Record<string, string> =>
  viewer ? { authorization: `Bearer ${viewer.token}` } : {};

function program({ document, variables, viewer, tidy }: Asked, { api, floor }: Servers, way: Way): Load {
  const { headers, body } = spell[way](document);
  const load = { ...api, body: (i: number) => body(variables(i)) };
  return typeof viewer === 'function'
    ? { ...load, headers, once: (i) => authorization(viewer(i)), ...tidied(floor, tidy) }
    : { ...load, headers: { ...headers, ...authorization(viewer) } };
}

function byHand({ floor: name, variables, bare = variables, viewer, tidy }: Asked, { floor }: Servers): Load {
  const idOf = (i: number) => (typeof viewer === 'function' ? viewer(i) : viewer)?.id;
  return {
    ...floor,
    headers: {},
    body: (i) => JSON.stringify({ name, variables: bare(i), viewer: idOf(i) }),
    ...(typeof viewer === 'function' ? { once: () => ({}) } : {}),
    ...tidied(floor, tidy),
  };
}

const tidied = ({ url }: Server, name: string | undefined) =>
  name ? { tidy: () => fetch(url, { method: 'POST', body: JSON.stringify({ name }) }) } : {};

/** Both sides have to say the same thing, or the comparison means nothing; what can be done once, the same kinds of things. */
export async function checkSame(name: string, { floor: bare, ...loads }: Loads): Promise<void> {
  const answer = async ({ url, headers, body, path, once }: Load) => {
    const i = once ? nextOnce() : 3;
    const response = path
      ? await fetch(new URL(path(), url))
      : await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers, ...once?.(i) },
          body: body(i),
        });
    const said = await response.json();
    return once ? shapeOf(said) : said;
  };
  const floor = await answer(bare);
  for (const load of Object.values(loads)) {
    const ours = await answer(load);
    if (!isDeepStrictEqual(ours, floor))
      throw new Error(
        `${name}: the floor answers something else\n${JSON.stringify(ours).slice(0, 600)}\n${JSON.stringify(floor).slice(0, 600)}`,
      );
  }
}

/** Which fields there are and of what kind: numbers and addresses of what is made differ each time. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}
