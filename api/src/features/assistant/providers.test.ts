import { expect, test } from 'vitest';
import { ownApp, testApp } from '../../testing/app.ts';
import { ask, course, getReason, select, teacher } from '../../testing/factories.ts';
import { suggest } from './suggest.jobs.ts';

const simulated = await testApp();
const off = await ownApp({ AI_BASE_URL: 'none' });
const wordsOnly = await ownApp({ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'mo-hinh-1' });
const CREATE = 'mutation($input: CreateSuggestionInput!) { createSuggestion(input: $input) { id } }';

test('the sandbox simulates a provider and is labelled', async () => {
  const seller = await teacher(simulated);
  const { id: courseId, lessonIds } = await course(simulated, seller.id);
  const { data: shown } = await ask(simulated, seller, '{ assistantAllowance { provider } }');
  expect(shown.assistantAllowance).toEqual({ provider: 'SIMULATED' });
  for (const kind of ['DESCRIPTION', 'OUTCOMES', 'QUESTIONS', 'CHECK', 'PICTURE']) {
    const input = { courseId, kind, ...(kind === 'QUESTIONS' && { lessonId: lessonIds[0] }) };
    const { data } = await ask(simulated, seller, CREATE, { input });
    const { id } = data.createSuggestion as { id: string };
    await suggest.handle(simulated.services, { requestId: id });
    const [request] = await select<{ state: string; is_simulated: boolean; failure: string | null }>(
      simulated,
      'select state, is_simulated, failure from assistant_request where id = ?',
      [id],
    );
    expect(request, kind).toEqual({ state: 'DONE', is_simulated: true, failure: null });
  }
});

test('creates no draft and uses no credit without a provider', async () => {
  const seller = await teacher(off);
  const { id: courseId } = await course(off, seller.id);
  const { data } = await ask(off, seller, '{ assistantAllowance { provider used } }');
  expect(data.assistantAllowance).toEqual({ provider: 'NONE', used: 0 });
  const refused = await ask(off, seller, CREATE, { input: { courseId, kind: 'OUTCOMES' } });
  expect(getReason(refused)).toBe('ASSISTANT_OFF');
  expect(await select(off, 'select 1 from assistant_request')).toEqual([]);
});

test('draws no picture and uses no credit without an image model', async () => {
  const seller = await teacher(wordsOnly);
  const { id: courseId } = await course(wordsOnly, seller.id);
  const refused = await ask(wordsOnly, seller, CREATE, { input: { courseId, kind: 'PICTURE' } });
  expect(getReason(refused)).toBe('ASSISTANT_DRAWS_NOT');
  const { data } = await ask(wordsOnly, seller, '{ assistantAllowance { drawsPictures used } }');
  expect(data.assistantAllowance).toEqual({ drawsPictures: false, used: 0 });
});
