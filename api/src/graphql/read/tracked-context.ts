/** The contexts behind those that are tracked. */
const behind = new WeakMap<object, unknown>();

/** The context itself, for a look at it that decides nothing about the answer and must not count. */
export const untracked = <C>(context: C): C => (behind.get(context as object) as C | undefined) ?? context;

/**
 * The context of a request for one call, which tracks the properties that the call reads. Nothing else tells two requests
 * with the same arguments apart, so a call that reads none of them says the same in both; one that copies the context
 * has read all of them.
 */
export class TrackedContext {
  readonly used = new Set<PropertyKey>();
  /** To be handed to the call. */
  readonly context: unknown;

  constructor(context: unknown) {
    const { used } = this;
    if (typeof context !== 'object' || context === null) {
      this.context = context;
      return;
    }
    const proxy = new Proxy(context, {
      get(target, name) {
        used.add(name);
        return Reflect.get(target, name);
      },
      has(target, name) {
        used.add(name);
        return Reflect.has(target, name);
      },
      getOwnPropertyDescriptor(target, name) {
        used.add(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
    behind.set(proxy, context);
    this.context = proxy;
  }
}
