import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeI18n } from '../../i18n/i18n.ts';
import { renderPiece } from '../../testing/render.tsx';
import { SECTIONS } from './design/sections.ts';
import { Component } from './design.page.tsx';

const UI = join(import.meta.dirname, '../../ui');

/** Components that the page does not show, and why. */
const NOT_SHOWN: Record<string, string> = {
  'announcer.tsx': 'Only for screen readers',
  'changed-text.tsx': 'The changes of a real text',
  'crop/crop-dialog.tsx': 'Needs the file of a viewer',
  'editor-view.tsx': 'The states of a query',
  'export-buttons.tsx': 'Ask the server for a file',
  'layout/editor-bar.tsx': 'The header of an editor page',
  'lesson/embed-frame.tsx': 'Loads another site',
  'lesson/lesson-files.tsx': 'Content of lessons',
  'lesson/live-card.tsx': 'Content of lessons',
  'move/move-menu.tsx': 'Moves the rows of a real list',
  'flower.tsx': 'A drawing, coloured by its place',
  'import-dialog.tsx': 'Asks the server about a file',
  'keep-focus.tsx': 'Without an appearance',
  'missing.tsx': 'A whole page',
  'not-found.tsx': 'A whole page',
  'page-header.tsx': 'Sets the title of its page',
  'pay-bar.tsx': 'At the bottom of narrow windows only',
  'pending-page.tsx': 'A whole page that is loading',
  'problem.tsx': 'A Notice',
  'public-frame.tsx': 'The frame of a page',
  'query-view.tsx': 'The states of a query, each of which is shown',
  'saved-filters.tsx': 'Stores the filters of a real table',
  'switches.tsx': 'In the header of this page',
  'table-toolbar.tsx': 'Stores its values in the URL of the page',
  'toast-library.tsx': 'Loaded by toast.tsx',
  'unsaved-warning.tsx': 'Asks when a page is left',
  'upload/attach-files.tsx': 'Sends files to the server',
  'upload/file-button.tsx': 'Sends files to the server',
  'upload/file-field.tsx': 'Sends files to the server',
  'upload/upload-box.tsx': 'Sends files to the server',
  'upload/upload-progress.tsx': 'Sends files to the server',
  'url-action-question.tsx': 'A Notice with a button',
};
/** Parts of the components that are shown. */
const PARTS = [
  'calendar.tsx',
  'charts/chart-frame.tsx',
  'charts/chart-table.tsx',
  'column-choice.tsx',
  'editor/action-bar.tsx',
  'editor/context-bar.tsx',
  'editor/editor-notes.tsx',
  'editor/editor-toolbar.tsx',
  'editor/formula-dialog.tsx',
  'editor/formula-preview.tsx',
  'editor/link-dialog.tsx',
  'editor/picture-crop.tsx',
  'editor/picture-dialog.tsx',
  'editor/rich-text-editor.tsx',
  'fields/choice.tsx',
  'fields/field.tsx',
  'formula/formula.tsx',
  'rich-text-pieces.tsx',
  'video/bar-button.tsx',
  'video/moving-mark.tsx',
  'video/points-on-line.tsx',
  'video/time-line.tsx',
  'video/video-controls.tsx',
  'video/video-not-ready.tsx',
  'video/video-player.tsx',
];

const components = globSync('**/*.tsx', { cwd: UI }).filter((file) => !file.endsWith('.test.tsx'));
const sources = globSync('{design.page.tsx,design/*.tsx}', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const isShown = (file: string) => sources.includes(`/ui/${file}'`);

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.see([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

it('shows every component, or states why not', () => {
  expect(components.length).toBeGreaterThan(50);
  const listedParts = [...Object.keys(NOT_SHOWN), ...PARTS];
  expect(components.filter((file) => !isShown(file) && !listedParts.includes(file))).toEqual([]);
  expect(listedParts.filter((file) => isShown(file) || !components.includes(file))).toEqual([]);
});

it.each(['vi', 'en'] as const)('shows each section in both themes, in the language %s', async (language) => {
  const { container } = await renderPiece(<Component />, {
    i18n: await makeI18n(language),
    texts: ['design'],
  });
  const count = (selector: string) => container.querySelectorAll(selector).length;
  // These parts are loaded last
  await expect.poll(() => count('[role="textbox"][aria-multiline]')).toBe(8);
  await expect.poll(() => count('video')).toBe(2);
  await expect.poll(() => count('.katex')).toBeGreaterThan(0);
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
