import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import type { StyleNode, StyleSheets } from '../src/app/critical-styles.ts';

/** Removes the arguments of `:not(…)` and `:where(…)`, because a page can match without their classes. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

const classesOf = (selector: string): string[] =>
  [...withoutArguments(selector).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!);

/** Converts a node of a style sheet. A rule lists the classes that it requires; variables are stored individually. */
const nodeOf = (node: ChildNode): StyleNode[] => {
  if (node.type === 'comment') return [];
  if (node.type === 'atrule' && node.name === 'keyframes')
    return [{ keyframes: node.params, css: `${node}` }];
  if (node.type === 'atrule' && node.nodes && node.name !== 'font-face')
    return [{ at: `@${node.name} ${node.params}`, nodes: node.nodes.flatMap(nodeOf) }];
  if (node.type !== 'rule') return [{ css: `${node}${node.type === 'atrule' && !node.nodes ? ';' : ''}` }];
  return [ruleOf(node)];
};

const ruleOf = (rule: Rule): StyleNode => {
  const needs = rule.selectors.map(classesOf);
  const variables = rule.nodes.flatMap((each) =>
    each.type === 'decl' && each.prop.startsWith('--') ? [[each.prop, each.value] as [string, string]] : [],
  );
  if (variables.length === rule.nodes.length && variables.length > 0)
    return { selector: rule.selector, needs, variables };
  return { needs, css: `${rule}` };
};

/** Splits a style sheet into the parts from which the server selects a page's styles. */
export const partsOf = (css: string): StyleNode[] => postcss.parse(css).nodes.flatMap(nodeOf);

/**
 * Writes all style sheets of this build in parts, from which the server selects a page's critical styles
 * (src/app/critical-styles.ts).
 */
export function criticalStyles(): Plugin {
  let folder = '';
  return {
    name: 'sen:critical-styles',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, '.vite');
    },
    async writeBundle(_options, bundle) {
      const sheets: StyleSheets = {};
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'asset' && name.endsWith('.css')) sheets[name] = partsOf(`${file.source}`);
      await writeFile(join(folder, 'styles.json'), JSON.stringify(sheets));
    },
  };
}
