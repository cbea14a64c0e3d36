/** Thrown inside {@link Program.start} when the program was asked to stop meanwhile; ends the start and nothing else. */
class Stopped extends Error {}

/** Remembers how to close what was opened; closed last to first. */
type Opened = (close: () => Promise<unknown>) => void;

/**
 * The life of the process: a start in stages, and an end that undoes exactly the stages that were reached. A stage
 * that has begun is finished before the end, since half an opened database can't be closed.
 */
export class Program {
  readonly #opened = new AsyncDisposableStack();
  #stopping = false;
  #started: Promise<void> = Promise.resolve();

  /**
   * Runs the stages.
   * @param stages registers what it opens, and asks `proceed` between stages whether to go on
   * @throws what a stage throws, after closing what was opened before
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

  /** Lets no further stage begin; settles when none is under way. */
  halt(): Promise<void> {
    this.#stopping = true;
    return this.#started.catch(() => {});
  }

  /** Closes everything that was opened. */
  async stop(): Promise<void> {
    await this.halt();
    await this.#opened.disposeAsync();
  }
}
