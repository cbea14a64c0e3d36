import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionGuard } from '../../features/accounts/index.ts';
import { eventually } from '../../testing/eventually.ts';
import { ask, select, student } from '../../testing/factories.ts';
import {
  apps,
  as,
  disconnectClients,
  listen,
  notifyEnrolled,
  raw,
  reader,
  sendMessage,
  startServer,
  subscribersAre,
  urls,
  waitForClose,
} from './testing/live-apps.ts';

afterEach(disconnectClients);

describe('the end of sockets', () => {
  test('all sockets are closed if notifications may have been lost', async () => {
    const socket = await raw(1);
    sendMessage(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    const closed = waitForClose(socket);
    await select(
      apps[0]!,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'sen-events'`,
    );
    expect(await closed).toBe(1012);
    const { received } = listen(1, as(reader));
    await subscribersAre(1, 1);
    await notifyEnrolled(reader, 'Sau khi nối lại');
    await eventually(() => expect(received).toHaveLength(1));
  });

  test('an ended session closes its sockets, also after earlier changes without sockets', async () => {
    const [alive] = apps;
    const viewer = await student(alive!);
    await subscribersAre(0, 0);
    const invalidate = vi.spyOn(alive!.services.sessions as SessionGuard, 'invalidate');
    await select(alive!, "select pg_notify('session_changed', 'person:nobody')");
    await select(alive!, "select pg_notify('session_changed', 'everybody:')");
    await eventually(() => expect(invalidate).toHaveBeenCalledWith('everybody:'));
    const socket = await raw(0);
    sendMessage(socket, { type: 'connection_init', payload: as(viewer) });
    await once(socket, 'message');
    const closed = waitForClose(socket);
    await ask(alive!, viewer, 'mutation { signOut(input: {}) { endedCount } }');
    expect(await closed).toBe(4403);
  });

  test('a change of one session does not count as a use of the others', async () => {
    const [alive] = apps;
    const viewer = await student(alive!);
    const { ends } = listen(0, as(viewer));
    await subscribersAre(0, 1);
    const sessions = alive!.services.sessions as SessionGuard;
    const { uses } = sessions;
    const recheck = vi.spyOn(sessions, 'recheck');
    await uses.write();
    const lastUse = () =>
      select<{ ago: boolean }>(
        alive!,
        "select last_used_at < now() - interval '50 minutes' as ago from session where person_id = ?",
        [viewer.id],
      );
    await select(alive!, "update session set last_used_at = now() - interval '1 hour' where person_id = ?", [
      viewer.id,
    ]);
    await ask(alive!, await student(alive!), 'mutation { signOut(input: {}) { endedCount } }');
    recheck.mockClear();
    await select(alive!, "select pg_notify('session_changed', 'everybody:')");
    await eventually(() => expect(recheck).toHaveResolved());
    await uses.write();
    expect(await lastUse()).toEqual([{ ago: true }]);
    expect(ends).toEqual([]);
  });

  test('a change of one session rechecks its own connections only', async () => {
    const [alive] = apps;
    const viewer = await student(alive!);
    for (const who of [viewer, await student(alive!), reader]) {
      const socket = await raw(0);
      sendMessage(socket, { type: 'connection_init', payload: as(who) });
      await once(socket, 'message');
    }
    const recheck = vi.spyOn(alive!.services.sessions as SessionGuard, 'recheck');
    recheck.mockClear();
    alive!.services.sessions.invalidate('person:nobody');
    alive!.services.sessions.invalidate(`person:${viewer.id}`);
    expect(recheck.mock.calls).toEqual([[expect.stringContaining(viewer.token)]]);
    recheck.mockRestore();
  });

  test('a process that stops closes its sockets (1001) without waiting', async () => {
    await startServer();
    const socket = await raw(apps.length - 1);
    sendMessage(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    const closed = waitForClose(socket);
    await apps.pop()!.close();
    urls.pop();
    expect(await closed).toBe(1001);
  });
});
