import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type ChildNode, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import type { StyleNode, StyleSheets } from '../src/app/critical-styles.ts';

/** Removes the arguments of `:not(…)` and `:where(…)`, whose classes need not be in a page. */
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
};

const classesOf = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!);

/** Minified text. Rules have the classes that a page needs for them; variables are listed one by one. */
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

/** A style sheet in the parts from which a page's styles are selected. */
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
