import type { Logger } from 'pino';
import { Listener } from '../db/listener.ts';
import { fitsSetting, type Setting, type SettingValue } from './setting.ts';

/** While the database can't tell us of changes, what we know is believed for this long. */
const BLIND_MS = 500;

export interface SettingsOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** What is stored now, by key; what was never changed is not among it. */
  readonly read: () => Promise<ReadonlyMap<string, unknown>>;
}

/**
 * The settings as this process knows them: reading one costs nothing. A change reaches every process within a second;
 * by an announcement of the database, and while none can be heard, by looking.
 */
export class Settings {
  #stored: ReadonlyMap<string, unknown> = new Map();
  /** Readings in the order they began: one that began earlier never replaces a later one. */
  #begun = 0;
  #known = 0;
  /** What is known may have changed since. */
  #isStale = false;
  #look: NodeJS.Timeout | undefined;
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

  /** Reads what is stored, and begins to listen for changes. */
  async start(): Promise<void> {
    await this.reload();
    await this.#listener.start();
    this.#look = setInterval(() => {
      if (this.#isStale || !this.#listener.isListening) void this.#readAgain();
    }, BLIND_MS);
    this.#look.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#look);
    await this.#listener.stop();
  }

  /** The value that holds now. */
  get<V extends SettingValue>(setting: Setting<V>): V {
    const stored = this.#stored.get(setting.key);
    // A release may have narrowed the range since it was stored
    return fitsSetting(setting, stored) ? (stored as V) : setting.default;
  }

  /** Reads what is stored now: for whoever has just changed it. */
  async reload(): Promise<void> {
    const reading = ++this.#begun;
    const stored = await this.options.read();
    if (reading < this.#known) return;
    this.#known = reading;
    this.#isStale = false;
    this.#stored = stored;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back whenever values were read anew. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async #readAgain(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      this.#isStale = true;
      this.options.log.warn({ err: error }, 'settings could not be read; what was known holds meanwhile');
    }
  }
}
