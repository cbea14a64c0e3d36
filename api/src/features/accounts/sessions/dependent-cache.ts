import { LRUCache } from 'lru-cache';

interface Dependent {
  readonly dependsOn: readonly string[];
}

/** A cache with an index by dependency. An invalidation costs only as much as the entries that it evicts. */
export class DependentCache<T extends Dependent> {
  readonly #keysByDependency = new Map<string, Set<string>>();
  readonly #entries: LRUCache<string, T>;

  /** @param max entries. The least recently used ones are evicted first */
  constructor(max: number) {
    this.#entries = new LRUCache<string, T>({
      max,
      dispose: (value, key) => this.#removeFromIndex(key, value),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const dependency of value.dependsOn) {
      const keys = this.#keysByDependency.get(dependency);
      if (keys) keys.add(key);
      else this.#keysByDependency.set(dependency, new Set([key]));
    }
  }

  evict(dependency: string): void {
    for (const key of [...(this.#keysByDependency.get(dependency) ?? [])]) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #removeFromIndex(key: string, { dependsOn }: T): void {
    for (const dependency of dependsOn) {
      const keys = this.#keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByDependency.delete(dependency);
    }
  }
}
