// The builds of the web: the browser's code, the code that renders public pages in the API's process, and GraphiQL.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
await build({ configFile, logLevel: 'warn' });
await build({ configFile, logLevel: 'warn', build: { ssr: true } });
await build({ configFile: fileURLToPath(new URL('graphiql.config.ts', import.meta.url)), logLevel: 'warn' });
