import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { select } from '../../../testing/factories.ts';
import { apps, as, closeOf, heard, listen, raw, reader, say, tell } from './live-programs.ts';

describe('endings', () => {
  test('when announcements may have been lost, everyone is sent away to come again', async () => {
    const socket = await raw(1);
    say(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    const closed = closeOf(socket);
    await select(
      apps[0]!,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen "live"'`,
    );
    expect(await closed).toBe(1012);
    const { got } = listen(1, as(reader));
    await heard(1, 1);
    await tell(reader, 'Sau khi nối lại');
    await eventually(() => expect(got).toHaveLength(1));
  });

  test('a program that stops says goodbye (1001) and does not wait for open sockets', async () => {
    const socket = await raw(1);
    say(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    const closed = closeOf(socket);
    const started = Date.now();
    await apps.pop()!.close();
    expect(await closed).toBe(1001);
    expect(Date.now() - started).toBeLessThan(5000);
  });
});
