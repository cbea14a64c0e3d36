// The floor: node:http and pg, one named statement per read, JSON built by PostgreSQL, nothing else.
import { createServer } from 'node:http';
import pg from 'pg';
import { placeByHand } from './checkout.ts';
import { FLOOR_PROGRESS, operations } from './operations.ts';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c jit=off' });

async function read(name: string, variables: Record<string, unknown>, viewer: string): Promise<string> {
  const operation = operations.find((each) => each.name === name)!;
  const values = operation.values(variables, viewer);
  const { rows } = await pool.query({ name, text: operation.floor, values, rowMode: 'array' });
  return `{"data":${(rows as unknown[][])[0]![0]}}`;
}

async function progress(
  { lessonId, from, to }: { lessonId: string; from: number; to: number },
  viewer: string,
): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const [find, save, touch, answer] = FLOOR_PROGRESS;
    const { rows } = await client.query({ name: 'find', text: find, values: [lessonId, viewer] });
    await client.query({ name: 'save', text: save, values: [rows[0].id, `{[${from},${to})}`, to] });
    await client.query({ name: 'touch', text: touch, values: [rows[0].enrolment, to - from] });
    await client.query('commit');
    const result = await client.query({ name: 'answer', text: answer, values: [rows[0].id] });
    return `{"data":${result.rows[0].j}}`;
  } finally {
    client.release();
  }
}

async function checkout(wanted: Parameters<typeof placeByHand>[1], viewer: string): Promise<string> {
  const client = await pool.connect();
  try {
    return JSON.stringify({ data: await placeByHand(client, wanted, viewer) });
  } finally {
    client.release();
  }
}

/**
 * Removes the jobs that checkouts enqueue. Otherwise Sen would run them a minute later, while another contestant is
 * measured.
 */
async function dropJobs(): Promise<string> {
  await pool.query(`delete from pgboss.job_common where name = 'payment.follow'`);
  return '{}';
}

/** The writes by name; all other names are reads. */
const writes: Record<string, (variables: never, viewer: string) => Promise<string>> = {
  progress,
  checkout,
  dropJobs,
};

createServer((request, response) => {
  if (request.url === '/healthz') return response.end();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const { name, variables, viewer } = JSON.parse(Buffer.concat(chunks).toString());
    const body = await (writes[name]?.(variables as never, viewer) ?? read(name, variables, viewer));
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
}).listen(Number(PORT), '127.0.0.1');
