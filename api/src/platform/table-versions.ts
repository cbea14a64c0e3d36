/** The number of changes of each table that this process has been told of. */
export class TableVersions {
  readonly #changes = new Map<string, number>();
  #all = 0;
  #restarts = 0;

  /** @param isListening false while changes may be missed: nothing that depends on tables may be cached then */
  constructor(readonly isListening: () => boolean) {}

  /** A table has changed. */
  change(table: string): void {
    this.#all++;
    this.#changes.set(table, (this.#changes.get(table) ?? 0) + 1);
  }

  /** Changes may have been missed, or something has changed that all responses depend on. */
  changeAll(): void {
    this.#restarts++;
  }

  /** The number of all changes. */
  get changes(): number {
    return this.#all;
  }

  /** The present versions, for a comparison after a read. */
  snapshot(): TableSnapshot {
    return { restarts: this.#restarts, all: this.#all, changes: new Map(this.#changes) };
  }

  /** @param tables undefined: any */
  hasChangedSince({ restarts, all, changes }: TableSnapshot, tables: readonly string[] | undefined): boolean {
    if (restarts !== this.#restarts) return true;
    if (!tables) return all !== this.#all;
    return tables.some((table) => changes.get(table) !== this.#changes.get(table));
  }
}

/** The versions of all tables at one moment. */
export interface TableSnapshot {
  readonly restarts: number;
  readonly all: number;
  readonly changes: ReadonlyMap<string, number>;
}
