import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Entry
 * @property {string} area
 * @property {string} rule
 * @property {string} file contains the rule; relative to the repository, as are `tests`
 * @property {string} text occurs in the file exactly once
 * @property {string} replacement removes the rule
 * @property {string[]} tests files that must fail without the rule
 * @property {string} [reason] why this entry replaced another one
 */

/**
 * The fifty most important rules. If you move the code, move its entry in the same commit. Never delete an entry: if a
 * rule changes, replace the entry and add the reason.
 *
 * @type {readonly Entry[]}
 */
export const rules = JSON.parse(readFileSync(new URL('rules.json', import.meta.url), 'utf8'));
