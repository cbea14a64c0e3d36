import { Listener } from '../db/listener.ts';

/** The one channel; a message is `topic:key:id`. Triggers of the database speak on it. */
const CHANNEL = 'live';
/** Messages that may wait for one slow subscriber; with more it is closed, and its owner reads anew. */
const MOST_WAITING = 100;

/** What happens, as it happens, in any process: ids only, so that no one hears what they may not see. */
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
      onMessage: (_, message) => this.#tell(message),
      onListening: () => {
        if (this.#wasListening) this.#onGap();
        this.#wasListening = true;
      },
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  /** Calls back when messages may have been lost: whoever listened should read anew. */
  onGap(listener: () => void): void {
    this.#onGap = listener;
  }

  async stop(): Promise<void> {
    await this.#listener.stop();
    for (const subscribers of this.#subscribers.values())
      for (const subscriber of [...subscribers]) await subscriber.return();
  }

  /**
   * Ids told about a key of a topic from now on, for instance of the notifications of a person. Listening
   * begins with the call, not with the first `next`.
   * @param first told at once
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
    for (const id of first) subscriber.tell(id);
    return subscriber;
  }

  /** Everything that is listened for, for tests and figures. */
  get size(): number {
    return [...this.#subscribers.values()].reduce((sum, subscribers) => sum + subscribers.size, 0);
  }

  #tell(message: string): void {
    const end = message.lastIndexOf(':');
    for (const subscriber of this.#subscribers.get(message.slice(0, end)) ?? [])
      subscriber.tell(message.slice(end + 1));
  }
}

/** One listener. Not a generator: `return` has to end a `next` that is waiting. */
class Subscriber implements AsyncIterableIterator<string> {
  readonly #waiting: string[] = [];
  #wake: (() => void) | undefined;
  #isClosed = false;

  constructor(private readonly onClose: () => void) {}

  tell(id: string): void {
    this.#waiting.push(id);
    if (this.#waiting.length > MOST_WAITING) this.#close();
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<string>> {
    while (!this.#isClosed && !this.#waiting.length)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    if (this.#isClosed) return { done: true, value: undefined };
    return { done: false, value: this.#waiting.shift()! };
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
