import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';

const WRITE = /\b(insert into|delete from|update \S+ (as )?(\w+ )?set)\b/i;

interface Handling {
  readonly request: FastifyRequest;
}

/** The request whose handler runs. */
const handled = new AsyncLocalStorage<Handling>();
tracingChannel<Handling>('fastify.request.handler').start.bindStore(handled);

/** The first statement that each route wrote with. */
const found = new Map<string, string>();

/** Receives each statement. After a write a replica must not answer its caller, so its route declares `isWrite`. */
export function noteWrite(text: string): void {
  const request = handled.getStore()?.request;
  if (!request || !['GET', 'HEAD'].includes(request.method) || !WRITE.test(text)) return;
  const { url, config } = request.routeOptions;
  if (!config.isWrite && !found.has(url!)) found.set(url!, text);
}

/** Routes of GET that wrote without declaring it, since the last call, each with the statement. */
export function takeWritingGets(): string[] {
  const all = [...found].map(([url, text]) => `GET ${url}: ${text}`);
  found.clear();
  return all;
}
