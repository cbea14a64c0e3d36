import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ClientBuild, renderEmptyPage } from './rendered-page.ts';

const template = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');
const build = { template } as ClientBuild;
const getHead = (branding: object) =>
  renderEmptyPage(
    build,
    { placeholders: { brand: 'Học viện <Thử>' }, branding: { hasScenes: false, ...branding } },
    'vi',
  ).split('</head>')[0]!;

it('links the style sheet and the icons of the academy before the first script', () => {
  const head = getHead({ styleSheet: '/brand/a.css', icon: '/brand/b.svg', themeColour: '#F7F9FD' });
  expect(head).toContain('<title>Học viện &lt;Thử></title>');
  expect(head).toContain('<meta name="theme-color" content="#F7F9FD">');
  expect(head.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)).toEqual([
    '<link rel="icon" href="/brand/b.svg">',
    '<link rel="apple-touch-icon" href="/brand/b.svg.192.png">',
  ]);
  const sheet = head.indexOf('<link rel="stylesheet" href="/brand/a.css">');
  expect(sheet).toBeGreaterThan(0);
  expect(sheet).toBeLessThan(head.indexOf('<script'));
});

it('leaves the icons and colours of the build for the brand of the demo', () => {
  const head = getHead({});
  expect(head).toContain('href="/favicon.svg"');
  expect(head).toContain('content="#FBF9F5"');
  expect(head).not.toContain('/brand/');
});
