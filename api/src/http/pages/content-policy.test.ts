import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

test('the content security policy allows our scripts and style by their hashes only', () => {
  const policyFor = contentPolicy(['first()', 'last()'], ['https://player.example']);
  const policy = policyFor('p{color:red}');
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha('first()')} ${sha('last()')}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${sha('p{color:red}')}`);
  expect(directive(policyFor(), 'style-src')).toBe("style-src 'self'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://player.example");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|(?<!-attr )'unsafe-inline'|unsafe-eval/);
});
