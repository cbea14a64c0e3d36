/** Counts the changes of each table that other processes and this one have announced. */
export class TableVersions {
  readonly #changes = new Map<string, number>();
  #all = 0;
  #restarts = 0;

  /** @param isListening returns false while announcements may be missed. Nothing is cached then. */
  constructor(readonly isListening: () => boolean) {}

  change(table: string): void {
    this.#all++;
    this.#changes.set(table, (this.#changes.get(table) ?? 0) + 1);
  }

  /** Outdates all snapshots, because announcements may have been missed or all responses depend on a change. */
  changeAll(): void {
    this.#restarts++;
  }

  get changes(): number {
    return this.#all;
  }

  /** The current versions, to be compared after a read. */
  snapshot(): TableSnapshot {
    return { restarts: this.#restarts, all: this.#all, changes: new Map(this.#changes) };
  }

  hasChangedSince({ restarts, all, changes }: TableSnapshot, tables: readonly string[] | undefined): boolean {
    if (restarts !== this.#restarts) return true;
    if (!tables) return all !== this.#all;
    return tables.some((table) => changes.get(table) !== this.#changes.get(table));
  }
}

export interface TableSnapshot {
  readonly restarts: number;
  readonly all: number;
  readonly changes: ReadonlyMap<string, number>;
}
