import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { allowOrigins } from '../http/cors.ts';
import { refuseOtherHosts } from '../http/own-host.ts';
import { commonHeaders, NOT_STORED, securityHeaders } from '../http/security-headers.ts';
import { limitSlowBodies } from '../http/slow-bodies.ts';
import { warnOfUntrustedProxy } from '../http/untrusted-proxy.ts';
import { AppError, HTTP_STATUSES } from '../platform/errors/errors.ts';
import { allReasons } from '../platform/errors/reasons.ts';
import { hasClientLeft, reasonOfTransport } from '../platform/errors/transport-errors.ts';
import { toLocale } from '../platform/i18n/messages/index.ts';
import { failure } from '../rest/envelope.ts';
import type { Setup } from './setup.ts';

/** @param isDraining returns true once load balancers should use other processes */
export async function createServer(
  { config, log, measurements }: Setup,
  isDraining: () => boolean,
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log;
  const { trustProxy } = config;
  const server: FastifyInstance = Fastify({
    loggerInstance: logger,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : [...trustProxy],
    bodyLimit: 1_000_000,
    // Requests that have arrived are answered, also during shutdown
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Fastify's default is ten seconds; a loaded machine may need longer to read the manifest of the web app
    pluginTimeout: 60_000,
    frameworkErrors: refuseAddress,
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Makes clients with keep-alive connections reconnect to another process
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  securityHeaders(server, commonHeaders(config));
  refuseOtherHosts(server, config);
  warnOfUntrustedProxy(server);
  // Fastify's default message would repeat the URL, with tokens in it, in the log and in the response
  server.setNotFoundHandler(async (_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  server.setErrorHandler<FastifyError>(sendFailure);
  if (config.isMeasuring)
    server.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions, graphql } = request;
      // Operations of /graphql are measured by their own hook
      if (!graphql) {
        const isFailed = reply.statusCode >= 500;
        const route = routeOptions.url && `${method} ${routeOptions.url}`;
        const kind = routeOptions.url?.startsWith('/api/') ? 'rest' : 'http';
        measurements.record(kind, route, reply.elapsedTime, isFailed);
      }
      done();
    });
  await allowOrigins(server, config.clientOrigins, (url) =>
    /^\/(api(?!\/upload\/files)|graphql)([/?]|$)/.test(url),
  );
  limitSlowBodies(server.server);
  return server;
}

async function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status =
    error instanceof AppError
      ? HTTP_STATUSES[error.code]
      : HTTP_STATUSES[allReasons[reasonOfTransport(error)].code];
  if (status === 500 && !hasClientLeft(error, request))
    request.log.error({ err: error, reqId: request.id }, 'unexpected error');
  // The route may have declared its response public before it failed
  reply.header('cache-control', NOT_STORED);
  return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
}

/**
 * For URLs that cannot be decoded, so no route handles them. The format of the response depends on the beginning of
 * the path.
 */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const reason = reasonOfTransport(error);
  const status = HTTP_STATUSES[allReasons[reason].code];
  // Fastify calls no hooks for such a URL
  reply.header('cache-control', NOT_STORED);
  if (!/^\/api([/?]|$)/.test(request.url))
    return void reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
  const locale = toLocale(request.headers['accept-language']);
  reply.code(status).send(failure(reason, locale).body);
}
