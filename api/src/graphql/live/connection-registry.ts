export class ConnectionRegistry<T> {
  readonly #groups = new Map<string, Set<T>>();

  join(name: string, member: T): void {
    const group = this.#groups.get(name);
    if (group) group.add(member);
    else this.#groups.set(name, new Set([member]));
  }

  leave(name: string, member: T): void {
    const group = this.#groups.get(name);
    group?.delete(member);
    if (group?.size === 0) this.#groups.delete(name);
  }

  of(name: string): ReadonlySet<T> {
    return this.#groups.get(name) ?? new Set();
  }
}
