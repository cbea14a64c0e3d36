import { expect, test } from 'vitest';
import { BRANDING } from '../platform/branding/branding.ts';
import { ownApp } from '../testing/app.ts';
import { type Ask, setUp } from './set-up.ts';

const app = await ownApp();
const { services } = app;
const run = (setup: typeof services.config.setup, ask?: Ask) =>
  setUp({ ...services, config: { ...services.config, setup } }, ask);
const answering = (...answers: string[]) => {
  const questions: string[] = [];
  const ask: Ask = async (question) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  return { ask, questions };
};

test('asks three questions, and keeps what is not answered', async () => {
  const first = answering('Học viện Thử', '#2245B0', '');
  expect(await run({}, first.ask)).toContain('Học viện Thử');
  expect(first.questions).toHaveLength(3);
  expect(services.settings.getDocument(BRANDING)).toMatchObject({
    name: 'Học viện Thử',
    primaryColour: '#2245B0',
    email: null,
    scenes: 'NONE',
  });
  const again = answering();
  expect(await run({}, again.ask)).toContain('Nothing was changed');
  expect(again.questions[0]).toContain('[Học viện Thử]');
});

test('takes the answers of the environment without a question', async () => {
  const { ask, questions } = answering('Khác');
  await run({ company: 'Công ty Thử', email: 'chao@thu.example.vn' }, ask);
  expect(questions).toEqual([]);
  expect(services.settings.getDocument(BRANDING)).toMatchObject({
    name: 'Học viện Thử',
    company: 'Công ty Thử',
    email: 'chao@thu.example.vn',
  });
  expect(await run({})).toContain('Nothing was changed');
});

test('names the answers that cannot be used', async () => {
  await expect(run({ primaryColour: 'blue', taxCode: '123' })).rejects.toThrow(
    /BRAND_COLOUR: .*\nBRAND_TAX_CODE: /,
  );
});
