// PostGraphile on the tables of Sen: its Amber preset on Grafserv, which is how its documentation starts a server.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { addFunctions } from './postgraphile/functions.ts';
import { viewerIdOf } from './viewer.ts';

const { DATABASE_URL, PORT } = process.env;

await addFunctions(DATABASE_URL!);
const serv = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It hides relations without a full index; that of ratings is partial
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({ connectionString: DATABASE_URL!, schemas: ['public'], poolConfig: { max: 10 } }),
  ],
  grafserv: { graphiql: false, watch: false },
  grafast: {
    async context({ node }) {
      const personId = await viewerIdOf(node?.req.headers.authorization);
      return { pgSettings: personId ? { 'jwt.claims.person_id': personId } : {} };
    },
  },
}).createServ(grafserv);

const handle = serv.createHandler();
createServer((request, response) =>
  request.url === '/healthz' ? response.end() : handle(request, response),
).listen(Number(PORT), '127.0.0.1');
