import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeI18n } from '../../i18n/i18n.ts';
import { renderPiece } from '../../testing/render.tsx';
import { SECTIONS } from './design/sections.ts';
import { Component } from './design.page.tsx';

const UI = join(import.meta.dirname, '../../ui');

/** Components that the page does not show, and why. */
const NOT_SHOWN: Record<string, string> = {
  'announcer.tsx': 'Only for screen readers',
  'desk-view.tsx': 'The states of a query',
  'export-buttons.tsx': 'Ask the server for a file',
  'import-dialog.tsx': 'Asks the server about a file',
  'missing.tsx': 'A whole page',
  'not-found.tsx': 'A whole page',
  'page-header.tsx': 'Sets the title of its page',
  'page-wait.tsx': 'A whole page that is loading',
  'problem.tsx': 'A Notice',
  'public-frame.tsx': 'The frame of a page',
  'query-view.tsx': 'The states of a query, each of which is shown',
  'rich-text-pieces.tsx': 'Content of lessons',
  'rich-text-view.tsx': 'Content of lessons',
  'saved-filters.tsx': 'Stores the filters of a real table',
  'switches.tsx': 'In the header of this page',
  'table-toolbar.tsx': 'Stores its values in the URL of the page',
  'toast-library.tsx': 'Loaded by toast.tsx',
  'unsaved-warning.tsx': 'Asks when a page is left',
  'url-action-question.tsx': 'A Notice with a button',
};
/** Parts of the components that are shown. */
const PARTS = ['calendar.tsx', 'column-choice.tsx', 'fields/choice.tsx', 'fields/field.tsx'];

const components = globSync('{*,fields/*,layout/layout}.tsx', { cwd: UI }).filter(
  (file) => !file.endsWith('.test.tsx'),
);
const sources = globSync('{design.page.tsx,design/*.tsx}', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const isShown = (file: string) => sources.includes(`/ui/${file}'`);

it('shows every component, or states why not', () => {
  expect(components.length).toBeGreaterThan(50);
  const known = [...Object.keys(NOT_SHOWN), ...PARTS];
  expect(components.filter((file) => !isShown(file) && !known.includes(file))).toEqual([]);
  expect(known.filter((file) => isShown(file) || !components.includes(file))).toEqual([]);
});

it.each(['vi', 'en'] as const)('shows each section in both themes, in the language %s', async (language) => {
  const { container } = await renderPiece(<Component />, {
    i18n: await makeI18n(language),
    texts: ['design'],
  });
  await screen.findAllByText('<DataTable>, <SelectionBar>');
  const schemes = [...container.querySelectorAll('section[id]')].map(({ id, children }) => [
    id,
    [...(children[2]?.children ?? [])].map((panel) => [
      panel.getAttribute('data-color-scheme'),
      panel.childElementCount > 1,
    ]),
  ]);
  expect(schemes).toEqual(
    SECTIONS.map((id) => [
      id,
      [
        ['light', true],
        ['dark', true],
      ],
    ]),
  );
  expect([...container.querySelectorAll('[id]')].length).toBe(
    new Set([...container.querySelectorAll('[id]')].map(({ id }) => id)).size,
  );
});
