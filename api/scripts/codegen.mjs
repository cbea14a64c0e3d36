// Generates the list of migrations from their files, schema/ from the resolvers and routes, and then the typed
// documents of the web app and of REST from schema/. --contract stops before the documents. --check writes nothing, and
// fails with the names of the files that would change.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { options } from './build.mjs';
import { root } from './install.mjs';

const isCheck = process.argv.includes('--check');

/** Runs src/contract.ts. It needs decorators, so it is bundled like the server. It needs no database. */
async function contract() {
  const folder = join(root, 'api', 'node_modules', '.cache', 'codegen');
  const file = join(folder, 'contract.mjs');
  const { output, ...input } = options;
  const bundle = await rolldown({ ...input, input: join(root, 'api', 'src', 'contract.ts') });
  mkdirSync(folder, { recursive: true });
  await bundle.write({ ...output, file, sourcemap: false });
  await bundle.close();
  const emitted = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true, force: true });
  return emitted.contract();
}

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const stale = [];

/** @param file path relative to the root of the repository */
function emit(file, text) {
  if (read(join(root, file)) === text) return;
  if (isCheck) stale.push(file);
  else {
    writeFileSync(join(root, file), text);
    console.log(`  ${file}`);
  }
}

/** Lists the migrations in the order of their files. The built server is one file and cannot search for them. */
function emitMigrations() {
  const folder = 'api/src/database/migrations';
  const files = readdirSync(join(root, folder)).filter((name) => /^\d{8}-\d\d-[a-z-]+\.ts$/.test(name));
  const migrations = files.sort().map((file) => {
    const words = file
      .replace(/\.ts$/, '')
      .replace(/^(\d+)-/, '$1')
      .split('-');
    return { file, name: `Migration${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}` };
  });
  const imports = migrations.map(({ file, name }) => `import { ${name} } from './${file}';\n`);
  const entries = migrations.map(({ name }) => `  { name: '${name}', class: ${name} },\n`);
  emit(
    `${folder}/index.gen.ts`,
    `${imports.join('')}\n/** In the order in which they run. */\nexport const migrations = [\n${entries.join('')}];\n`,
  );
}
emitMigrations();

/**
 * Copies the colours of the web's theme for the API, which computes the colours of other brands from them. The API
 * imports no code of the web, and the web imports none of the API.
 */
async function emitTheme() {
  const { scales } = await import('../../web/src/theme/scales.ts');
  const { fixedRoles, roles, scaleOfLiteral } = await import('../../web/src/theme/roles.ts');
  const { getColour, SHAPES, TEXT, themes } = await import('../../web/src/theme/contrast.ts');
  const { tokens } = await import('../../web/src/theme/tokens.ts');
  const scaleOf = (name) => {
    if (fixedRoles.includes(name)) return null;
    for (const { [`--${name}`]: value = '' } of Object.values(themes)) {
      const scale = /^var\(--(leaf|lotus|sand|pond)-\d\)$/.exec(value)?.[1];
      if (scale) return scale === 'leaf' || scale === 'lotus' ? scale : 'neutral';
    }
    return scaleOfLiteral[name] ?? null;
  };
  const names = new Set(
    Object.values(roles)
      .flatMap(Object.keys)
      .map((variable) => variable.slice(2)),
  );
  const colours = [...names]
    .filter((name) => !/^(?:leaf|lotus|sand|pond|clay|amber|sky)-\d$/.test(name))
    .map((name) => [name, ...['light', 'dark'].map((theme) => getColour(themes[theme], name))])
    .filter((values) => values.slice(1).every((value) => /^(?:#|rgba)/.test(value)));
  const radii = Object.entries(tokens).filter(([name]) => name.startsWith('--r-') && name !== '--r-full');
  const theme = {
    scales: { leaf: scales.leaf, lotus: scales.lotus },
    roles: Object.fromEntries(
      colours.map(([name, light, dark]) => [name, { light, dark, scale: scaleOf(name) }]),
    ),
    radii: Object.fromEntries(radii.map(([name, value]) => [name.slice(2), Number.parseInt(value, 10)])),
    text: TEXT,
    shapes: SHAPES,
  };
  const lines = Object.entries(theme).map(([name, value]) => {
    const entries = Object.entries(value).map(([key, each]) =>
      Array.isArray(value)
        ? `    ${JSON.stringify(each)},\n`
        : `    ${JSON.stringify(key)}: ${JSON.stringify(each)},\n`,
    );
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return `  ${name}: ${open}\n${entries.join('')}  ${close},\n`;
  });
  emit(
    'api/src/platform/branding/theme.gen.ts',
    `/** The colours, radii and pairs of contrast of the web's theme (web/src/theme). */\nexport const theme = {\n${lines.join('')}} as const;\n`,
  );
}
await emitTheme();

/** Updates schema/ from the resolvers and routes. */
async function emitContract() {
  const files = await contract().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  for (const [name, text] of Object.entries(files)) emit(`schema/${name}`, text);
}
await emitContract();
if (process.argv.includes('--contract')) process.exit();

// graphql-codegen reads schema/schema.graphql, so its result would be meaningless while that is out of date
if (!stale.length) {
  process.chdir(root);
  const { createContext, generate } = await import('@graphql-codegen/cli');
  const context = await createContext({ config: 'codegen.ts', silent: true });
  if (isCheck) context.enableCheckMode();
  await generate(context).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  // The contract contains the error codes of REST documents
  if (!isCheck) spawnSync(process.execPath, [import.meta.filename, '--contract'], { stdio: 'inherit' });
  stale.push(...context.checkModeStaleFiles.map((file) => relative(root, resolve(root, file))));
}

if (stale.length) {
  console.error(
    `Out of date (npm run codegen writes them):\n${[...new Set(stale)].map((file) => `  ${file}`).join('\n')}`,
  );
  process.exit(1);
}
