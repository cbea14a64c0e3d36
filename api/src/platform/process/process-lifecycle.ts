/** Ends {@link ProcessLifecycle.start} if the process has received a stop signal meanwhile. */
class Stopped extends Error {}

/** Registers how to close a resource. Resources are closed in reverse order. */
type Opened = (close: () => Promise<unknown>) => void;

/**
 * The life cycle of the process: it starts in stages, and stops by closing what the finished stages opened. A running
 * stage is completed before the stop, because a half-opened database cannot be closed.
 */
export class ProcessLifecycle {
  readonly #opened = new AsyncDisposableStack();
  #stopping = false;
  #started: Promise<void> = Promise.resolve();

  /**
   * Runs the stages.
   * @param stages registers resources with `opened`, and calls `proceed` between stages to stop early
   * @throws the error of a stage, after closing what was opened before
   */
  start(stages: (opened: Opened, proceed: () => void) => Promise<void>): Promise<void> {
    const proceed = () => {
      if (this.#stopping) throw new Stopped();
    };
    const run = async () => {
      try {
        await stages((close) => this.#opened.defer(async () => void (await close())), proceed);
      } catch (error) {
        if (error instanceof Stopped) return;
        await this.#opened.disposeAsync();
        throw error;
      }
    };
    this.#started = run();
    return this.#started;
  }

  /** Prevents further stages. Settles when no stage is running. */
  halt(): Promise<void> {
    this.#stopping = true;
    return this.#started.catch(() => {});
  }

  async stop(): Promise<void> {
    await this.halt();
    await this.#opened.disposeAsync();
  }
}
