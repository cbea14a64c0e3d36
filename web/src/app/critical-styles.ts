/**
 * The classes that selectors require: a page must have all classes of at least one selector. A selector without
 * classes matches every page.
 */
type RequiredClasses = readonly (readonly string[])[];

/** A part of a style sheet, written by the build (build/critical-styles.plugin.ts). */
export type StyleNode =
  /** A rule, or an at-rule for every page such as `@font-face`. */
  | { css: string; needs?: RequiredClasses }
  /** A rule that only sets variables. */
  | { selector: string; needs: RequiredClasses; variables: [name: string, value: string][] }
  | { keyframes: string; css: string }
  | { at: string; nodes: StyleNode[] };

/** The style sheets of a build by file name. */
export type StyleSheets = Record<string, StyleNode[]>;

const getReferences = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);

const getClasses = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));

const isNeeded = (needs: RequiredClasses | undefined, classes: ReadonlySet<string>) =>
  !needs || needs.some((selector) => selector.every((name) => classes.has(name)));

/** The rules whose selectors can match an element of the page in any of its states. */
const selectMatching = (nodes: readonly StyleNode[], classes: ReadonlySet<string>): StyleNode[] =>
  nodes.flatMap((node): StyleNode[] => {
    if ('at' in node) {
      const inside = selectMatching(node.nodes, classes);
      return inside.length > 0 ? [{ ...node, nodes: inside }] : [];
    }
    return 'keyframes' in node || isNeeded(node.needs, classes) ? [node] : [];
  });

const flatten = (nodes: readonly StyleNode[]): StyleNode[] =>
  nodes.flatMap((node) => ('at' in node ? flatten(node.nodes) : [node]));

/** The variables that the rules or the markup read, including the variables in their values. */
const getReadVariables = (nodes: readonly StyleNode[], markup: string): ReadonlySet<string> => {
  const values = new Map<string, string[]>();
  const readVariables = new Set(getReferences(markup));
  for (const node of flatten(nodes)) {
    if ('css' in node) for (const name of getReferences(node.css)) readVariables.add(name);
    if ('variables' in node)
      for (const [name, value] of node.variables) values.set(name, [...(values.get(name) ?? []), value]);
  }
  // Iterating a Set also visits values that are added meanwhile
  for (const name of readVariables)
    for (const value of values.get(name) ?? [])
      for (const other of getReferences(value)) readVariables.add(other);
  return readVariables;
};

const toCss = (nodes: readonly StyleNode[], readVariables: ReadonlySet<string>, animations: string): string =>
  nodes
    .map((node) => {
      if ('at' in node) {
        const inside = toCss(node.nodes, readVariables, animations);
        return inside && `${node.at}{${inside}}`;
      }
      if ('keyframes' in node) return animations.includes(node.keyframes) ? node.css : '';
      if ('css' in node) return node.css;
      const used = node.variables.filter(([name]) => readVariables.has(name));
      return used.length > 0
        ? `${node.selector}{${used.map(([name, value]) => `${name}:${value}`).join(';')}}`
        : '';
    })
    .join('');

/**
 * The styles that a page needs until its style sheets are loaded: all rules that can match its markup, in the order
 * of the sheets, with the variables and animations that they read. They are sufficient until a script changes the
 * page.
 * @param files names of the page's style sheets, in cascade order
 */
export const getCriticalStyles = (sheets: StyleSheets, files: readonly string[], markup: string): string => {
  const classes = getClasses(markup);
  const nodes = files.flatMap((file) => selectMatching(sheets[file] ?? [], classes));
  const animations = flatten(nodes)
    .map((node) => ('css' in node && !('keyframes' in node) ? node.css : ''))
    .filter((css) => css.includes('animation'))
    .join('');
  return toCss(nodes, getReadVariables(nodes, markup), animations);
};
