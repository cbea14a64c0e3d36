import { isDeepStrictEqual } from 'node:util';
import { CHECKOUT, wanted } from './checkout.ts';
import { type Load, nextOnce } from './measure.ts';
import { operations, PROGRESS } from './operations.ts';
import { type PeerName, peerRead, peers } from './peers/index.ts';
import { post } from './request.ts';
import type { Server } from './servers.ts';
import { spell, type Way } from './spellings.ts';
import type { Viewer, Viewers } from './viewers.ts';

/** The contestants besides the floor: Sen with each spelling, Sen with its response cache, and the peers. */
export type Side = Way | 'cached' | PeerName;
export type Contestant = Side | 'floor';
/** A value for each contestant. Every operation has the floor and the spellings. */
export type ByContestant<T> = Readonly<Record<Way | 'floor', T>> & Readonly<Partial<Record<Contestant, T>>>;

const WRITES = ['progress write', 'checkout'];
export const isWrite = (name: string): boolean => WRITES.includes(name);

/**
 * True if guests can read it, so that its responses may be cached. It costs the same signed in, and grows with the
 * data in the same way.
 */
export const isAnonymous = (name: string): boolean =>
  operations.some((each) => each.name === name && each.as === 'anonymous');

const only = process.env.ONLY?.split(',');
/** The operations to measure: those in ONLY, or all. */
export const names = [...operations.map(({ name }) => name), ...WRITES].filter(
  (name) => !only || only.includes(name),
);
/** True if the peers have any of the operations to measure. */
export const arePeersNeeded = (): boolean => names.some((name) => peers.some((peer) => peerRead(peer, name)));

export interface Servers {
  readonly api: Server;
  readonly floor: Server;
  /** Sen with its response cache. Undefined if only growth is measured. */
  readonly cached?: Server | undefined;
  readonly peers?: Readonly<Record<PeerName, Server>> | undefined;
}

/** An operation as every contestant receives it. */
interface Task {
  readonly document: string;
  readonly floor: string;
  readonly variables: (i: number) => Record<string, unknown>;
  /** Variables of the floor. Defaults to the same. */
  readonly floorVariables?: (i: number) => object;
  /** Undefined for a guest. */
  readonly viewer: Viewer | undefined | ((i: number) => Viewer);
  /** Request to the floor after the measurement of an operation that can run only once. */
  readonly cleanUp?: string;
}

/** The load of one operation for each contestant. */
export function contestants(name: string, servers: Servers, viewers: Viewers): ByContestant<Load> {
  const task = getTask(name, viewers);
  const { api, cached } = servers;
  return {
    own: sen(task, api, servers, 'own'),
    third: sen(task, api, servers, 'third'),
    ...(cached && isAnonymous(name) ? { cached: sen(task, cached, servers, 'own') } : {}),
    ...peerLoads(name, task, servers),
    floor: byHand(task, servers),
  };
}

function getTask(name: string, viewers: Viewers): Task {
  const operation = operations.find((each) => each.name === name);
  if (operation) {
    const { document, variables, as = 'reader' } = operation;
    return { document, floor: name, variables, viewer: as === 'anonymous' ? undefined : viewers[as] };
  }
  return name === 'checkout' ? checkouts(viewers) : progress(viewers);
}

/**
 * Many buyers, and another course for each request, because a second checkout of the same course would resume the
 * first.
 */
function checkouts({ buyers }: Viewers): Task {
  const { length } = buyers;
  return {
    document: CHECKOUT,
    floor: 'checkout',
    variables: (i) => ({ input: { ...wanted(i, length), gateway: 'VNPAY' } }),
    floorVariables: (i) => wanted(i, length),
    viewer: (i) => buyers[i % length]!,
    cleanUp: 'dropJobs',
  };
}

function progress({ writer }: Viewers): Task {
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
    floorVariables: report,
    viewer: writer,
  };
}

const authorization = (viewer: Viewer | undefined): Record<string, string> =>
  viewer ? { authorization: `Bearer ${viewer.token}` } : {};

function sen(
  { document, variables, viewer, cleanUp }: Task,
  server: Server,
  { floor }: Servers,
  way: Way,
): Load {
  const { headers, body } = spell[way](document);
  const load = { ...server, body: (i: number) => body(variables(i)) };
  return typeof viewer === 'function'
    ? { ...load, headers, once: (i) => authorization(viewer(i)), ...cleanUpBy(floor, cleanUp) }
    : { ...load, headers: { ...headers, ...authorization(viewer) } };
}

function byHand(task: Task, { floor }: Servers): Load {
  const { floor: name, variables, floorVariables = variables, viewer, cleanUp } = task;
  const viewerId = (i: number) => (typeof viewer === 'function' ? viewer(i) : viewer)?.id;
  return {
    ...floor,
    headers: {},
    body: (i) => JSON.stringify({ name, variables: floorVariables(i), viewer: viewerId(i) }),
    ...(typeof viewer === 'function' ? { once: () => ({}) } : {}),
    ...cleanUpBy(floor, cleanUp),
  };
}

/** The peers that can express the operation. They receive its document as text: neither has trusted documents by default. */
function peerLoads(
  name: string,
  { viewer, variables }: Task,
  servers: Servers,
): Partial<Record<PeerName, Load>> {
  const loads: Partial<Record<PeerName, Load>> = {};
  for (const peer of servers.peers && typeof viewer !== 'function' ? peers : []) {
    const read = peerRead(peer, name);
    if (!read) continue;
    loads[peer] = {
      ...servers.peers![peer],
      headers: authorization(viewer as Viewer | undefined),
      body: (i) => JSON.stringify({ query: read.document, variables: read.variables(variables(i)) }),
      toData: read.toData,
    };
  }
  return loads;
}

const cleanUpBy = ({ url }: Server, name: string | undefined) =>
  name ? { cleanUp: () => post(url, JSON.stringify({ name })) } : {};

/** Numbers of the requests whose responses are compared. */
const SAMPLES = [0, 3];

/**
 * Compares the responses of all contestants in the shape of Sen's `data`, because otherwise the speeds would mean
 * nothing. If a request can run only once, only the types of its fields are compared.
 * @throws if a response differs
 */
export async function assertSame(name: string, { floor, ...sides }: ByContestant<Load>): Promise<void> {
  for (const sample of SAMPLES) {
    const expected = await getData(floor, sample);
    for (const [side, load] of Object.entries(sides)) {
      const data = await getData(load, sample);
      if (!isDeepStrictEqual(data, expected))
        throw new Error(`${name}: ${side} differs from the floor at ${findDifference(data, expected)}`);
    }
  }
}

/** Path of the first different value, with both values. */
function findDifference(data: unknown, expected: unknown, path = 'data'): string | undefined {
  if (isDeepStrictEqual(data, expected)) return undefined;
  const isLeaf = [data, expected].some((value) => typeof value !== 'object' || value === null);
  const [a, b] = [data, expected] as Record<string, unknown>[];
  const deeper = isLeaf
    ? []
    : Object.keys({ ...a, ...b }).map((key) => findDifference(a![key], b![key], `${path}.${key}`));
  return deeper.find(Boolean) ?? `${path}: ${start(data)} and ${start(expected)}`;
}

const start = (data: unknown): string => String(JSON.stringify(data)).slice(0, 600);

async function getData({ url, headers, body, once, toData }: Load, sample: number): Promise<unknown> {
  const i = once ? nextOnce() : sample;
  const response = await post(url, body(i), {
    'content-type': 'application/json',
    ...headers,
    ...once?.(i),
  });
  const result = (await response.json()) as { data?: unknown; errors?: unknown };
  if (result.errors || !result.data) throw new Error(`${url}: ${start(result)}`);
  const data = toData ? toData(result.data as never) : result.data;
  return once ? getKinds(data) : data;
}

/** The fields and their types, because IDs and URLs of created objects differ each time. */
function getKinds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(getKinds);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, getKinds(each)]));
}
