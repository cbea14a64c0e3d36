import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { isMessageKey } from '../../../platform/i18n/messages/index.ts';
import { createLog } from '../../../platform/process/log.ts';
import { allSettings } from '../../../platform/settings/index.ts';
import { migratedDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, admin, ask, getCode, getReason, select, student } from '../../../testing/factories.ts';
import { runFolder } from '../../../testing/run-folder.ts';
import { REFUND_DAYS } from '../../refunds/settings.ts';
import { SettingGroup } from './setting-groups.ts';

const CHANGE = `mutation C($input: ChangeSettingInput!) { changeSetting(input: $input) {
  key value default version history { version value reason changedById changedByName } } }`;
const SETTINGS =
  '{ settings { key kind unit label description value default least most version history { version } } }';

/** Two servers on one database, as behind a load balancer. */
const apps: App[] = [];
let boss: Actor;
beforeAll(async () => {
  const databaseUrl = await migratedDatabase();
  for (const name of ['one', 'two'])
    apps.push(
      await createApp({
        config: readConfig({ NODE_ENV: 'test', DATA_DIR: runFolder(name), SEED: 'none' }),
        databaseUrl,
        log: createLog('silent'),
      }),
    );
  boss = await admin(apps[0]!);
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

const change = (input: Record<string, unknown>, as = boss) =>
  ask(apps[0]!, as, CHANGE, { input: { key: 'refund.days', reason: 'Thử nghiệm', ...input } });
const getField = (reply: Awaited<ReturnType<typeof change>>) => reply.errors?.[0]?.extensions.details?.[0];
interface Changed {
  readonly value: number;
  readonly version: number;
  readonly history: readonly { version: number; value: number }[];
}
const changed = async (input: Record<string, unknown>) => {
  const { data, errors } = await change(input);
  expect(errors).toBeUndefined();
  return data.changeSetting as Changed;
};
/** Cuts the connections on which this process listens for changes. */
const cutListening = () =>
  select(
    apps[0]!,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %setting_changed%'",
  );

describe('a setting', () => {
  test('has a described default and range', async () => {
    const { data } = await ask(apps[0]!, boss, SETTINGS);
    const list = data.settings as { key: string; label: string; description: string }[];
    expect(list.map(({ key }) => key)).toEqual([...allSettings.keys()]);
    expect(list.find(({ key }) => key === 'refund.days')).toEqual({
      key: 'refund.days',
      kind: 'DURATION',
      unit: 'DAYS',
      label: 'Hạn hoàn tiền',
      description: expect.stringContaining('yêu cầu hoàn tiền'),
      value: 7,
      default: 7,
      least: 1,
      most: 60,
      version: 0,
      history: [],
    });
    const ORDER = '{ settings { group changedAt changedByName whyChanged } }';
    const { data: grouped } = await ask(apps[0]!, boss, ORDER);
    const groups = (grouped.settings as { group: string }[]).map(({ group }) => group);
    expect(new Set(groups)).toEqual(new Set(Object.keys(SettingGroup)));
    expect((grouped.settings as object[])[0]).toMatchObject({
      changedAt: null,
      changedByName: null,
      whyChanged: null,
    });
    for (const { label, description } of list)
      expect([isMessageKey(label), isMessageKey(description)]).toEqual([false, false]);
  });

  test('records every change with author and reason and is audited', async () => {
    await changed({ value: 10, reason: '  Đợt thử  ' });
    const { value, version, history } = await changed({ value: 14, expectedVersion: 1 });
    expect([value, version]).toEqual([14, 2]);
    expect(history).toEqual([
      { version: 2, value: 14, reason: 'Thử nghiệm', changedById: boss.id, changedByName: 'Nguyễn Văn Thử' },
      { version: 1, value: 10, reason: 'Đợt thử', changedById: boss.id, changedByName: 'Nguyễn Văn Thử' },
    ]);
    const ONE =
      '{ setting(id: "refund.days") { value changedAt changedByName whyChanged } none: setting(id: "x") { key } }';
    expect((await ask(apps[0]!, boss, ONE)).data).toEqual({
      setting: {
        value: 14,
        changedAt: expect.any(String),
        changedByName: 'Nguyễn Văn Thử',
        whyChanged: 'Thử nghiệm',
      },
      none: null,
    });
    const LOG =
      '{ auditLog(first: 1) { edges { node { action targetLabel reason changes { field before after } } } } }';
    const { data } = await ask(apps[0]!, boss, LOG);
    expect((data.auditLog as { edges: { node: unknown }[] }).edges[0]!.node).toEqual({
      action: 'setting.change',
      targetLabel: 'refund.days',
      reason: 'Thử nghiệm',
      changes: [{ field: 'figure', before: '10', after: '14' }],
    });
    await expect(select(apps[0]!, 'update setting_value set value = $$1$$')).rejects.toThrow('append-only');
  });

  test('rejects invalid, unchanged and unknown values', async () => {
    for (const value of [0, 61, -1])
      expect(getField(await change({ value }))).toMatchObject({
        field: 'value',
        message: 'Giá trị từ 1 đến 60.',
        code: 'OUT_OF_RANGE',
      });
    for (const value of [7.5, '7', null]) expect(getCode(await change({ value }))).toBe('BAD_INPUT');
    expect(getField(await change({ value: true }))).toMatchObject({ field: 'value' });
    expect(getField(await change({ value: 14 }))).toMatchObject({ field: 'value', code: 'UNCHANGED' });
    expect(getField(await change({ key: 'refund.everything', value: 9 }))).toMatchObject({
      field: 'key',
      code: 'UNKNOWN_REFERENCE',
    });
    expect(getField(await change({ value: 9, reason: ' a ' }))).toMatchObject({ field: 'reason' });
    expect(getReason(await change({ value: 9, expectedVersion: 1 }))).toBe('STALE_VERSION');
  });

  test('requires an administrator and, for changes, a fresh proof', async () => {
    const learner = await student(apps[0]!);
    expect(getCode(await change({ value: 9 }, learner))).toBe('FORBIDDEN');
    expect(getCode(await ask(apps[0]!, learner, SETTINGS))).toBe('FORBIDDEN');
    const { proof, ...unproved } = boss;
    expect(proof).toBeDefined();
    expect(getReason(await change({ value: 9 }, unproved))).toBe('PROOF_NEEDED');
  });

  test('records every simultaneous change with a unique version', async () => {
    const values = [20, 21, 22, 23, 24, 25];
    const replies = await Promise.all(values.map((value) => change({ key: 'order.hours', value })));
    expect(replies.map(getCode)).toEqual(values.map(() => undefined));
    const { history, version } = await changed({ key: 'order.hours', value: 30 });
    expect(version).toBe(7);
    expect(history.map((each) => each.version)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(history.map((each) => each.value))).toEqual(new Set([...values, 30]));
  });
});

describe('a change', () => {
  test('applies immediately in its process, and within a second in others', async () => {
    await changed({ value: 21 });
    expect(apps[0]!.services.settings.get(REFUND_DAYS)).toBe(21);
    await eventually(() => expect(apps[1]!.services.settings.get(REFUND_DAYS)).toBe(21));
    await eventually(async () => {
      const { data } = await ask(
        apps[1]!,
        undefined,
        '{ publicTerms { refundDays refundMostPercent payoutLeast } }',
      );
      expect(data.publicTerms).toEqual({ refundDays: 21, refundMostPercent: 30, payoutLeast: 200_000 });
    });
  });

  test('reaches processes after their listener reconnects', async () => {
    await cutListening();
    await changed({ value: 28 });
    await eventually(() => expect(apps[1]!.services.settings.get(REFUND_DAYS)).toBe(28));
  });

  test('that the release no longer allows is ignored', async () => {
    await select(
      apps[0]!,
      "insert into setting_value (key, version, value, changed_by, reason) select 'refund.days', max(version) + 1, '500', ?, 'Bản trước' from setting_value where key = 'refund.days'",
      [boss.id],
    );
    await eventually(() => expect(apps[1]!.services.settings.get(REFUND_DAYS)).toBe(7));
  });
});
