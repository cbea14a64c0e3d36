/** The contexts behind those that are tracked. */
const behind = new WeakMap<object, unknown>();

/** The context itself, for a look at it that decides nothing about the answer and must not count. */
export const untracked = <C>(context: C): C => (behind.get(context as object) as C | undefined) ?? context;

/** What tells of each property of an object that is read; whoever copies it has read them all. */
function tracked<O extends object>(
  target: O,
  onRead: (name: PropertyKey) => void,
  get: (name: PropertyKey) => unknown,
): O {
  return new Proxy(target, {
    get(_, name) {
      return get(name);
    },
    has(_, name) {
      onRead(name);
      return Reflect.has(target, name);
    },
    ownKeys() {
      const names = Reflect.ownKeys(target);
      names.forEach(onRead);
      return names;
    },
    getOwnPropertyDescriptor(_, name) {
      onRead(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

/**
 * The context of a request for one call, which tracks the properties that the call reads. Nothing else tells two requests
 * with the same arguments apart, so a call that reads none of them says the same in both; one that copies the context
 * has read all of them. That there is a viewer is one thing, who it is another: `viewer` counts as read when one of the
 * viewer's own properties is, or when there is none.
 */
export class TrackedContext {
  readonly used = new Set<PropertyKey>();
  /** To be handed to the call. */
  readonly context: unknown;
  /** Whether there is anything to track: what is no object is handed on as it is. */
  readonly isTracked: boolean;

  /** @param isStrict whether that there is a viewer counts as well */
  constructor(context: unknown, isStrict = false) {
    const { used } = this;
    this.isTracked = typeof context === 'object' && context !== null;
    if (typeof context !== 'object' || context === null) {
      this.context = context;
      return;
    }
    // Asked of whatever might be a promise, which no context is
    const onRead = (name: PropertyKey) => {
      if (name !== 'then') used.add(name);
    };
    const proxy = tracked(context, onRead, (name) => {
      const value: unknown = Reflect.get(context, name);
      if (!isStrict && name === 'viewer' && typeof value === 'object' && value !== null)
        return trackedViewer(value, () => onRead(name));
      onRead(name);
      return value;
    });
    behind.set(proxy, untracked(context));
    this.context = proxy;
  }
}

/** Its methods may have private fields, which no proxy has. */
const trackedViewer = (viewer: object, onRead: () => void): object =>
  tracked(viewer, onRead, (name) => {
    onRead();
    const value: unknown = Reflect.get(viewer, name);
    return typeof value === 'function' ? value.bind(viewer) : value;
  });
