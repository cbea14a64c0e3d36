import { expect, test } from 'vitest';
import { ProcessLifecycle } from './process-lifecycle.ts';

/** A program with two stages that records its events. The first stage runs until `finish` is called. */
function twoStages() {
  const program = new ProcessLifecycle();
  const notes: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const started = program.start(async (opened, proceed) => {
    await promise;
    opened(async () => notes.push('database closed'));
    notes.push('database opened');
    proceed();
    opened(async () => notes.push('server closed'));
    notes.push('server opened');
  });
  return { program, notes, finish, started };
}

test('resources are closed in reverse order', async () => {
  const { program, notes, finish, started } = twoStages();
  finish();
  await started;
  await program.stop();
  expect(notes).toEqual(['database opened', 'server opened', 'server closed', 'database closed']);
});

test('a stop during a stage finishes that stage, starts no other, and closes its resources', async () => {
  const { program, notes, finish, started } = twoStages();
  const stopped = program.stop();
  finish();
  await started;
  await stopped;
  expect(notes).toEqual(['database opened', 'database closed']);
});

test('a failed stage closes the opened resources and rethrows its error', async () => {
  const program = new ProcessLifecycle();
  const notes: string[] = [];
  const started = program.start(async (opened) => {
    opened(async () => notes.push('database closed'));
    throw new Error('the port is taken');
  });
  await expect(started).rejects.toThrow('the port is taken');
  expect(notes).toEqual(['database closed']);
});
