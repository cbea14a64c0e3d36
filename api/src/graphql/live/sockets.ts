import type { FastifyInstance } from 'fastify';
import { GraphQLError, getOperationAST, OperationTypeNode } from 'graphql';
import { CloseCode, makeServer, type Context as ServerContext, type SubscribePayload } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { AppError, tooCostly } from '../../platform/errors/errors.ts';
import { addressRule, toNetwork } from '../../platform/http/network.ts';
import { toLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { Operation, OperationResult } from '../apollo.ts';
import { type Context, createContext } from '../context.ts';
import { type Engine, InvalidDocument } from '../engine.ts';
import { formatError } from '../errors.ts';
import type { Connection } from './connection.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import { handleConnection } from './handle-connection.ts';
import { Identity } from './identity.ts';
import { refuseUpgrade, toRefusal } from './upgrade.ts';

/** Maximum bytes of a message. Documents of the web app have a few hundred. */
const MAX_BYTES = 65_536;
const MAX_SUBSCRIPTIONS = 20;
/** Milliseconds until a closing connection is terminated if its client does not respond. */
const CLOSE_MS = 1000;
const SUBPROTOCOL = 'graphql-transport-ws';

export interface LiveOptions {
  readonly services: Services;
  readonly engine: Engine;
}

/**
 * Subscriptions over WebSocket at `/graphql` (graphql-transport-ws). `connection_init` carries the token, which is
 * checked as on HTTP. An invalid or expired token closes the socket with 4403. Queries and mutations require HTTP.
 * A socket above the limit per address is closed with 1013 (try again later). A subscription above the limit per person
 * fails with TOO_COSTLY.
 */
export class LiveSockets {
  readonly #connections = new Set<Connection>();
  readonly #byNetwork = new ConnectionRegistry<Connection>();
  readonly #byPerson = new ConnectionRegistry<Connection>();
  readonly #byDependency = new ConnectionRegistry<Connection>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BYTES,
    handleProtocols: (offered) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  });
  readonly #options: LiveOptions;

  constructor(server: FastifyInstance, options: LiveOptions) {
    this.#options = options;
    const { config, sessions, events, log } = options.services;
    const origins = [config.publicUrl, ...config.clientOrigins].map((url) => new URL(url).origin);
    const protocol = this.#protocol();
    const getAddress = addressRule(config.trustProxy);
    server.server.on('upgrade', (request, socket, head) => {
      const refusal = toRefusal(request, {
        origins,
        open: this.#connections.size,
        isOwnOnly: config.seed === 'demo',
      });
      if (refusal) return refuseUpgrade(socket, refusal);
      this.#sockets.handleUpgrade(request, socket, head, (ws) => {
        const address = getAddress(request);
        const network = toNetwork(address);
        if (this.#byNetwork.of(network).size >= config.socketsPerAddress) return reject(ws);
        const connection: Connection = { socket: ws, request, address, subscriptions: () => 0 };
        this.#connections.add(connection);
        this.#byNetwork.join(network, connection);
        ws.once('close', () => {
          this.#connections.delete(connection);
          this.#byNetwork.leave(network, connection);
          if (connection.personId) this.#byPerson.leave(connection.personId, connection);
          for (const name of connection.dependsOn ?? []) this.#byDependency.leave(name, connection);
          clearTimeout(connection.expiry);
        });
        handleConnection(protocol, ws, connection, log);
      });
    });
    events.onGap(() => this.dismiss(1012, 'Events may have been lost'));
    sessions.onChange(
      (change) => void this.#check(change === undefined ? this.#connections : this.#byDependency.of(change)),
    );
  }

  /**
   * Closes all connections, so that clients reconnect and load their data again. Called when events may have been lost,
   * and when the process stops.
   */
  dismiss(code: number, reason: string): void {
    for (const { socket } of this.#connections) socket.close(code, reason);
  }

  /** Closes all connections. Terminates those that are still open after a second. */
  async close(): Promise<void> {
    this.dismiss(1001, 'Going away');
    const timer = setTimeout(
      () => this.#connections.forEach(({ socket }) => void socket.terminate()),
      CLOSE_MS,
    );
    await Promise.all(
      [...this.#connections].map(({ socket }) =>
        socket.readyState === WebSocket.CLOSED
          ? undefined
          : new Promise((resolve) => void socket.once('close', resolve)),
      ),
    );
    clearTimeout(timer);
  }

  #protocol() {
    const { engine, services } = this.#options;
    return makeServer<Record<string, unknown>, Connection>({
      onConnect: (connection) => this.#identify(connection),
      onSubscribe: async (connection, _id, payload) => {
        // Before the first await, because otherwise simultaneous subscriptions could exceed the limit
        const refusal = this.#countRefusal(connection.extra);
        if (refusal) return [refusal];
        const context = await connection.extra.identity!.context();
        try {
          const operation = this.#operation(connection, payload, context);
          return {
            schema: engine.reads.schema,
            ...operation,
            contextValue: () => engine.subscribe(operation, () => connection.extra.identity!.context()),
          };
        } catch (error) {
          if (error instanceof InvalidDocument) return error.faults;
          if (error instanceof GraphQLError) return [error];
          services.log.error({ err: error }, 'subscription failed to start');
          return [new AppError('UNEXPECTED')];
        }
      },
      subscribe: ({ contextValue }) => (contextValue as () => Promise<never>)(),
      // The errors are already translated
      onNext: (_connection, _id, _payload, _args, answer) => answer as OperationResult as never,
      onError: async ({ extra }, _id, _payload, errors) => {
        const context = await extra.identity!.context().catch(() => this.#anonymous(extra));
        return errors.map((error) => formatError(error as GraphQLError, context));
      },
    });
  }

  /** @returns true if the connection is accepted; false closes it with 4403 */
  async #identify({
    connectionParams,
    extra,
    subscriptions,
  }: ServerContext<Record<string, unknown>, Connection>) {
    const identity = new Identity(this.#options.services, extra, connectionParams);
    try {
      extra.identity = identity;
      const { personId, expiry } = await identity.identify();
      const dependsOn = await identity.recheck();
      // If the socket was closed meanwhile, nothing would remove it from the registry
      if (extra.socket.readyState !== WebSocket.OPEN) return false;
      extra.subscriptions = () => Object.keys(subscriptions).length;
      extra.personId = personId;
      if (personId) this.#byPerson.join(personId, extra);
      extra.dependsOn = dependsOn;
      for (const name of dependsOn) this.#byDependency.join(name, extra);
      // #check handles later changes of the session. Recheck, because it may have changed before the registration
      await identity.recheck();
      if (expiry) extra.expiry = setTimeout(() => closeForbidden(extra), timeUntil(expiry)).unref();
      return true;
    } catch (error) {
      // handleConnection closes the socket with 4403 and the code as its reason
      if (error instanceof AppError) throw error;
      this.#options.services.log.error({ err: error }, 'session could not be loaded');
      extra.socket.close(1013, 'Try again later');
      return false;
    }
  }

  /** Parses and admits a subscription, with the same limits as on HTTP. */
  #operation(
    { extra }: ServerContext<Record<string, unknown>, Connection>,
    payload: SubscribePayload,
    context: Context,
  ): Operation {
    const { query, operationName, variables } = payload;
    const { engine, services } = this.#options;
    const document = engine.document(query, () => engine.chargeForDocument(query, context));
    const operation = { document, operationName, variables };
    const node = getOperationAST(operation.document, operationName);
    if (!node) throw new AppError('UNKNOWN_OPERATION');
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) throw new AppError('ONLY_SUBSCRIPTIONS');
    engine.admit(operation, context);
    const { cost } = context.notes;
    services.log.info(
      { reqId: extra.identity!.id, operation: node.name?.value.slice(0, 80), path: 'live', cost },
      'graphql',
    );
    return operation;
  }

  /** @returns the error if the new subscription, which is already counted, exceeds a limit */
  #countRefusal(connection: Connection): AppError | undefined {
    const { subscriptionsPerPerson } = this.#options.services.config;
    if (connection.subscriptions() > MAX_SUBSCRIPTIONS)
      return tooCostly('SUBSCRIPTIONS_OF_CONNECTION', { limit: MAX_SUBSCRIPTIONS });
    if (this.#countSubscriptions(connection.personId) > subscriptionsPerPerson)
      return tooCostly('SUBSCRIPTIONS_OF_PERSON', { limit: subscriptionsPerPerson });
    return undefined;
  }

  #countSubscriptions(personId: string | undefined): number {
    if (!personId) return 0;
    return [...this.#byPerson.of(personId)].reduce((sum, connection) => sum + connection.subscriptions(), 0);
  }

  #anonymous({ request, address }: Connection) {
    const { services } = this.#options;
    return createContext(
      services,
      { id: 'live', address, origin: 'graphql' },
      toLocale(request.headers['accept-language']),
    );
  }

  async #check(affected: ReadonlySet<Connection>): Promise<void> {
    for (const connection of [...affected])
      await connection.identity
        ?.recheck()
        .catch((error) => error instanceof AppError && closeForbidden(connection));
  }
}

/** Accepts the upgrade before rejecting, because browsers report a close code to the page but no HTTP status. */
function reject(socket: WebSocket): void {
  socket.on('error', () => socket.terminate());
  socket.close(1013, 'Too many connections from this address');
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

/** Milliseconds until a time, up to the maximum of `setTimeout`. Clients with a longer token reconnect then. */
const timeUntil = (time: Date) => Math.min(2 ** 31 - 1, Math.max(0, time.getTime() - Date.now()));

const closeForbidden = ({ socket }: Connection) => socket.close(CloseCode.Forbidden, 'Forbidden');
