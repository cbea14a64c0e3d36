/** Counts the announced changes of each table, in all processes. The cache compares them before and after a read. */
export class TableVersions {
  readonly #changes = new Map<string, number>();
  #all = 0;
  #invalidations = 0;

  /** @param isListening returns false while announcements may be lost. Callers must not cache then. */
  constructor(readonly isListening: () => boolean) {}

  change(table: string): void {
    this.#all++;
    this.#changes.set(table, (this.#changes.get(table) ?? 0) + 1);
  }

  /** Invalidates all snapshots. Called when announcements may have been lost, or a change affects all responses. */
  changeAll(): void {
    this.#invalidations++;
  }

  /** Number of changes of all tables. */
  get changes(): number {
    return this.#all;
  }

  /** The current versions, to be compared after a read. */
  snapshot(): TableSnapshot {
    return { invalidations: this.#invalidations, all: this.#all, changes: new Map(this.#changes) };
  }

  /** @param tables tables to compare; undefined for all */
  hasChangedSince(
    { invalidations, all, changes }: TableSnapshot,
    tables: readonly string[] | undefined,
  ): boolean {
    if (invalidations !== this.#invalidations) return true;
    if (!tables) return all !== this.#all;
    return tables.some((table) => changes.get(table) !== this.#changes.get(table));
  }
}

export interface TableSnapshot {
  readonly invalidations: number;
  readonly all: number;
  readonly changes: ReadonlyMap<string, number>;
}
