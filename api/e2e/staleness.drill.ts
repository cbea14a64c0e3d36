import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { admin, course, select, teacher } from '../src/testing/factories.ts';
import { percentile } from '../src/testing/percentile.ts';
import { storeFigures } from './faults/figures.ts';
import { nodes, sendToNode } from './faults/nodes.ts';
import { send } from './listening.ts';
import type { Running } from './server-process.ts';

/** Number of content changes. Two processes cache the responses and are read from continuously. */
const COMMITS = 1000;
const READERS = 4;
/** Milliseconds after a commit until no process returns the previous state. */
const MAX_STALENESS_MS = 1000;
const METRICS_TOKEN = 'a-token-of-this-test';

const { app, start } = await nodes({ METRICS_TOKEN });

/** Reads one thing in one way. */
type ReadPath = (node: Running) => Promise<unknown>;

interface Change {
  readonly what: string;
  /** Commits a change, and returns what must be visible then. */
  readonly commit: (n: number, node: Running) => Promise<unknown>;
  readonly readPaths: Readonly<Record<string, ReadPath>>;
}

const rest = async <T>({ url }: Running, path: string): Promise<T> =>
  (await send<{ data: T }>(`${url}/api/${path}`)).body.data;

async function changes(): Promise<readonly Change[]> {
  const [owner, boss] = [await teacher(app), await admin(app)];
  const [one, other] = [await course(app, owner.id), await course(app, owner.id)];
  const [{ category_id: categoryId }] = (await select(app, 'select category_id from course where id = ?', [
    one.id,
  ])) as [{ category_id: string }];
  const read = async (node: Running, document: string) =>
    (await sendToNode(node, undefined, document, {})).data;
  const own = (field: string) => `{ course(idOrSlug: "${one.slug}") { ${field} } }`;
  const readCourse =
    (field: string): ReadPath =>
    async (node) =>
      ((await read(node, own(field))).course as Record<string, unknown>)[field];
  return [
    {
      what: 'the name of a category, by a mutation',
      commit: async (n, node) => {
        const WRITE = 'mutation($input: UpdateCategoryInput!) { updateCategory(input: $input) { id } }';
        const input = { categoryId, name: `Tên ${n}`, nameEn: `Name ${n}`, icon: 'code' };
        expect((await sendToNode(node, boss, WRITE, { input })).errors).toBeUndefined();
        return `Tên ${n}`;
      },
      readPaths: {
        graphql: async (node) =>
          (
            (await read(node, '{ categories { id name } }')).categories as { id: string; name: string }[]
          ).find(({ id }) => id === categoryId)!.name,
        rest: async (node) =>
          (await rest<{ id: string; name: string }[]>(node, 'courses/categories')).find(
            ({ id }) => id === categoryId,
          )!.name,
      },
    },
    {
      what: 'the title of a course',
      commit: async (n) => {
        await select(app, 'update course set title = ? where id = ?', [`Bản thứ ${n}.`, one.id]);
        return `Bản thứ ${n}.`;
      },
      readPaths: {
        graphql: readCourse('title'),
        rest: async (node) => (await rest<{ title: string }>(node, `courses/${one.id}`)).title,
        page: async (node) =>
          /<h1[^>]*>([^<]*)</.exec(await (await fetch(`${node.url}/courses/${one.slug}`)).text())?.[1],
      },
    },
    {
      what: 'a price',
      commit: async (n) => {
        await select(app, 'update course set price = ? where id = ?', [200_000 + n * 1000, one.id]);
        return 200_000 + n * 1000;
      },
      readPaths: {
        graphql: readCourse('currentPrice'),
        rest: async (node) => (await rest<{ price: number }>(node, `courses/${one.id}`)).price,
      },
    },
    {
      what: 'the order of a list',
      commit: async (n) => {
        const first = n % 8 < 4 ? one : other;
        await select(app, 'update course set published_at = now() where id = ?', [first.id]);
        return first.id;
      },
      readPaths: {
        graphql: async (node) => {
          const { courses } = await read(
            node,
            '{ courses(sortBy: PUBLISHED_AT, sortOrder: DESC, limit: 5) { items { id } } }',
          );
          return (courses as { items: { id: string }[] }).items[0]!.id;
        },
      },
    },
  ];
}

test(`${COMMITS} commits at two processes are visible at both within a second everywhere`, async () => {
  const both = [await start(), await start()];
  const all = await changes();
  const readPaths = all.flatMap((change) => Object.values(change.readPaths));
  let isOver = false;
  let reads = 0;
  const readers = Array.from({ length: READERS }, async (_, n) => {
    for (let i = n; !isOver; i++) {
      await readPaths[i % readPaths.length]!(both[i % 2]!);
      reads++;
      await pause(2);
    }
  });
  /** Milliseconds since before the change was requested, and since its commit is known. */
  const [fromRequest, fromCommit]: [number[], number[]] = [[], []];
  for (let n = 0; n < COMMITS; n++) {
    const { what, commit, readPaths: paths } = all[n % all.length]!;
    const begunBefore = performance.now();
    const expected = await commit(n, both[n % 2]!);
    const committed = performance.now();
    await Promise.all(
      Object.entries(paths).flatMap(([path, readPath]) =>
        both.map(async (node) => {
          let begun = performance.now();
          while ((await readPath(node)) !== expected) {
            // Within the second, a response may have the previous state
            expect(begun - committed, `${what} (${path}), commit ${n}`).toBeLessThan(MAX_STALENESS_MS);
            await pause(1);
            begun = performance.now();
          }
          fromRequest.push(performance.now() - begunBefore);
          fromCommit.push(performance.now() - committed);
        }),
      ),
    );
  }
  isOver = true;
  await Promise.all(readers);
  let hits = 0;
  for (const { url } of both) {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const found = (await answer.text()).matchAll(/sen_kept_answers_total\{result="hit"\} (\d+)/g);
    for (const [, count] of found) hits += Number(count);
  }
  // Otherwise the test would prove nothing
  expect(hits).toBeGreaterThan(COMMITS);
  for (const list of [fromRequest, fromCommit]) list.sort((first, second) => first - second);
  storeFigures('staleness', {
    commits: COMMITS,
    readPaths: fromCommit.length,
    p50: percentile(fromCommit, 50),
    p99: percentile(fromCommit, 99),
    most: percentile(fromCommit, 100),
    mostFromBefore: percentile(fromRequest, 100),
    reads,
    hits,
  });
}, 900_000);
