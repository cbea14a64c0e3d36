import { Listener } from '../db/listener.ts';

/** The notification channel. Its messages are `topic:key:id`. Database triggers publish on it. */
const CHANNEL = 'live';
/** Maximum queue length of a slow subscriber. A longer queue closes the subscription, and the client reads again. */
const MAX_QUEUE_LENGTH = 100;

/**
 * Publishes events of all processes to subscribers. Events contain IDs only, so they reveal nothing that a subscriber
 * may not see.
 */
export class EventBus {
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #listener: Listener;
  #wasListening = false;
  #onGap = () => {};

  constructor(databaseUrl: string) {
    this.#listener = new Listener({
      name: 'sen-events',
      databaseUrl,
      channels: [CHANNEL],
      onMessage: (_, message) => this.#publish(message),
      onListening: () => {
        if (this.#wasListening) this.#onGap();
        this.#wasListening = true;
      },
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  /** Sets a callback for the case that messages may have been lost. Subscribers should read again then. */
  onGap(listener: () => void): void {
    this.#onGap = listener;
  }

  async stop(): Promise<void> {
    await this.#listener.stop();
    for (const subscribers of this.#subscribers.values())
      for (const subscriber of [...subscribers]) await subscriber.return();
  }

  /**
   * Subscribes to the IDs of a topic and key, for instance to the notifications of a person. The subscription begins
   * with this call, not with the first `next`.
   * @param first IDs that are delivered immediately
   */
  subscribe(topic: string, key: string, ...first: readonly string[]): AsyncIterableIterator<string> {
    const place = `${topic}:${key}`;
    const subscribers = this.#subscribers.get(place) ?? new Set<Subscriber>();
    this.#subscribers.set(place, subscribers);
    const subscriber = new Subscriber(() => {
      subscribers.delete(subscriber);
      if (!subscribers.size && this.#subscribers.get(place) === subscribers) this.#subscribers.delete(place);
    });
    subscribers.add(subscriber);
    for (const id of first) subscriber.push(id);
    return subscriber;
  }

  /** Number of subscriptions, for tests and metrics. */
  get size(): number {
    return [...this.#subscribers.values()].reduce((sum, subscribers) => sum + subscribers.size, 0);
  }

  #publish(message: string): void {
    const end = message.lastIndexOf(':');
    for (const subscriber of this.#subscribers.get(message.slice(0, end)) ?? [])
      subscriber.push(message.slice(end + 1));
  }
}

/** A subscription. Not a generator, because `return` has to end a pending `next`. */
class Subscriber implements AsyncIterableIterator<string> {
  readonly #queue: string[] = [];
  #wake: (() => void) | undefined;
  #isClosed = false;

  constructor(private readonly onClose: () => void) {}

  push(id: string): void {
    this.#queue.push(id);
    if (this.#queue.length > MAX_QUEUE_LENGTH) this.#close();
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<string>> {
    while (!this.#isClosed && !this.#queue.length)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    if (this.#isClosed) return { done: true, value: undefined };
    return { done: false, value: this.#queue.shift()! };
  }

  async return(): Promise<IteratorResult<string>> {
    this.#close();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onClose();
    this.#wake?.();
  }
}
