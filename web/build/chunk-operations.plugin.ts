import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Next to the manifest. */
const FILE = '.vite/operations.json';

const isSource = (id: string) => /\/src\/.*(?<!\.gen)\.tsx?$/.test(id);
const OPERATION = /\b(?:use(\w+)(?:Query|Mutation|Subscription)|(\w+)Document)\b/g;

/** The operations that a source uses by their hook or document. */
const operationsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(OPERATION)].map(([, hook, document]) => (hook ?? document)!);

/** Writes the operations that the sources of each script use, so that budget.mjs finds unused ones. */
export function chunkOperations(): Plugin {
  return {
    name: 'sen:chunk-operations',
    apply: 'build',
    generateBundle(_options, bundle) {
      const operations: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const names = Object.keys(chunk.modules).filter(isSource).flatMap(operationsIn);
        operations[chunk.fileName] = [...new Set(names)].sort();
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(operations) });
    },
  };
}
