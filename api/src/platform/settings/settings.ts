import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { Listener } from '../db/listener.ts';
import { fitsSetting, type Setting, type SettingDocument, type SettingValue } from './setting.ts';

/** Polling interval in milliseconds while notifications may be missed. */
const STALE_AFTER_MS = 500;

export interface SettingsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Reads the stored values by key. Settings that were never changed are not included. */
  readonly read: () => Promise<ReadonlyMap<string, unknown>>;
}

/**
 * The settings in the memory of this process. A change reaches every process within a second: by a notification of
 * the database, or by polling while the listener is disconnected.
 */
export class Settings {
  #stored: ReadonlyMap<string, unknown> = new Map();
  /** The documents that were parsed since the last read. */
  readonly #documents = new Map<string, unknown>();
  /** Numbers the reads in the order in which they began, so that an older one never replaces a newer one. */
  #begun = 0;
  #known = 0;
  #isStale = false;
  #poll: NodeJS.Timeout | undefined;
  readonly #listener: Listener;
  readonly #listeners: (() => void)[] = [];

  constructor(private readonly options: SettingsOptions) {
    this.#listener = new Listener({
      name: 'sen-settings',
      databaseUrl: options.databaseUrl,
      channels: ['setting_changed'],
      onMessage: () => void this.#readAgain(),
      onListening: () => void this.#readAgain(),
    });
  }

  async start(): Promise<void> {
    await this.reload();
    await this.#listener.start();
    this.#poll = setInterval(() => {
      if (this.#isStale || !this.#listener.isListening) void this.#readAgain();
    }, STALE_AFTER_MS);
    this.#poll.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#poll);
    await this.#listener.stop();
  }

  get<V extends SettingValue>(setting: Setting<V>): V {
    const stored = this.#stored.get(setting.key);
    // A release may have narrowed the range after the value was stored
    return fitsSetting(setting, stored) ? (stored as V) : setting.default;
  }

  getDocument<T>(document: SettingDocument<T>): T {
    if (!this.#documents.has(document.key)) {
      // A release may have added parts after the document was stored
      const stored = this.#stored.get(document.key) as object | undefined;
      const parsed = document.schema.safeParse({ ...document.default, ...stored });
      this.#documents.set(document.key, parsed.success ? parsed.data : document.default);
    }
    return this.#documents.get(document.key) as T;
  }

  /** Reads the stored values. Call it after a change in this process. */
  async reload(): Promise<void> {
    const reading = ++this.#begun;
    const stored = await this.options.read();
    if (reading < this.#known) return;
    this.#known = reading;
    this.#isStale = false;
    // Listeners empty caches, which a reload that finds nothing new must not do
    if (isDeepStrictEqual(stored, this.#stored)) return;
    this.#stored = stored;
    this.#documents.clear();
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async #readAgain(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      this.#isStale = true;
      this.options.log.warn(
        { err: error },
        'settings could not be read: the last known values are used until the next attempt',
      );
    }
  }
}
