import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { admin, course, select, teacher } from '../src/testing/factories.ts';
import { askNode, isDrill, nodes } from './faults/nodes.ts';
import type { Running } from './program-process.ts';

/** Commits of content; their answers are kept by two processes that are read from all the while. */
const COMMITS = isDrill ? 1000 : 60;
const READERS = 4;

test(
  `${COMMITS} commits of content at two processes under reads: each is seen at the other within a second`,
  async () => {
    const { app, start } = await nodes({ METRICS_TOKEN: 'a-token-of-this-test' });
    const both = [await start(), await start()];
    const [owner, boss] = [await teacher(app), await admin(app)];
    const { id } = await course(app, owner.id);
    const [{ category_id: categoryId }] = (await select(app, 'select category_id from course where id = ?', [
      id,
    ])) as [{ category_id: string }];
    const READ = '{ categories { id nameEn } }';
    const nameAt = async (node: Running) => {
      const { data } = await askNode(node, undefined, READ, {});
      return (data.categories as { id: string; nameEn: string }[]).find((one) => one.id === categoryId)!
        .nameEn;
    };
    let isOver = false;
    let reads = 0;
    const readers = Array.from({ length: READERS }, async (_, n) => {
      while (!isOver) {
        await nameAt(both[n % 2]!);
        reads++;
        await pause(2);
      }
    });
    const WRITE = 'mutation($input: UpdateCategoryInput!) { updateCategory(input: $input) { id } }';
    const waited: number[] = [];
    for (let n = 0; n < COMMITS; n++) {
      const [node, other] = n % 2 ? both : both.toReversed();
      const nameEn = `Name ${n}`;
      const input = { categoryId, name: `Tên ${n}`, nameEn, icon: 'code' };
      expect((await askNode(node!, boss, WRITE, { input })).errors).toBeUndefined();
      const committed = performance.now();
      while ((await nameAt(other!)) !== nameEn) expect(performance.now() - committed).toBeLessThan(1000);
      waited.push(performance.now() - committed);
    }
    isOver = true;
    await Promise.all(readers);
    let hits = 0;
    for (const { url } of both) {
      const answer = await fetch(`${url}/metrics`, {
        headers: { authorization: 'Bearer a-token-of-this-test' },
      });
      hits += Number(/sen_kept_answers_total\{result="hit"\} (\d+)/.exec(await answer.text())?.[1]);
    }
    // Else nothing was proved
    expect(hits).toBeGreaterThan(COMMITS);
    waited.sort((first, second) => first - second);
    const at = (part: number) =>
      waited[Math.min(waited.length - 1, Math.floor(part * waited.length))]!.toFixed(1);
    if (isDrill)
      console.log(
        `seen after ms: p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}; ${reads} reads, ${hits} hits`,
      );
  },
  isDrill ? 600_000 : 60_000,
);
