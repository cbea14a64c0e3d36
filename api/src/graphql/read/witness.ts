/** What each context stands for that only notes what is looked at. */
const behind = new WeakMap<object, unknown>();

/** The context itself, for what is the same whoever asks and must not count as having looked. */
export const unwatched = <C>(context: C): C => (behind.get(context as object) as C | undefined) ?? context;

/**
 * Notes what one call looks at of the context of its request. Nothing else tells one request from another with the same
 * arguments, so what looks at nothing says the same for all; whoever copies the context has looked at everything.
 */
export class Witness {
  readonly seen = new Set<PropertyKey>();
  readonly context: unknown;

  constructor(context: unknown) {
    const { seen } = this;
    this.context =
      typeof context === 'object' && context !== null
        ? new Proxy(context, {
            get(target, name) {
              seen.add(name);
              return Reflect.get(target, name);
            },
            has(target, name) {
              seen.add(name);
              return Reflect.has(target, name);
            },
            getOwnPropertyDescriptor(target, name) {
              seen.add(name);
              return Reflect.getOwnPropertyDescriptor(target, name);
            },
          })
        : context;
    if (this.context !== context) behind.set(this.context as object, context);
  }
}
