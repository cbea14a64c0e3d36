import pg from 'pg';
import { ComingRows } from '../platform/coming-rows.ts';
import { choosing, type PlanMode, planModeOf } from '../platform/plan-mode.ts';
import { namedIn } from '../platform/statement-comment.ts';
import { type Ahead, BatchedQuery, type FailedStatement, prepared } from './batched-query.ts';

type Query = pg.Client['query'];

/** Is told of a statement as it is sent. */
export type OnStatement = (text: string, values: readonly unknown[]) => void;
/** Is told how long a named statement took. */
export type OnTimed = (text: string, ms: number, isFailed: boolean) => void;
/** Is told that a statement announces content, which other processes receive when it commits. */
export type OnAnnounced = () => void;

const BEGIN: Ahead = { name: 'begin', text: 'begin', values: [] };
const COMMIT = { name: 'commit', text: 'commit', values: [] };
const FLUSH = { name: 'flush', text: 'select 1', values: [] };

const choice = (mode: PlanMode): Ahead => ({ name: `plans.${mode}`, text: choosing(mode), values: [] });
const CHOICE: Readonly<Record<PlanMode, Ahead>> = {
  auto: choice('auto'),
  force_generic_plan: choice('force_generic_plan'),
};

/** What pg answers for a statement that was not sent. */
const unsent = (command: string, rows: object[] = []) => Promise.resolve({ command, rowCount: null, rows });

/**
 * A connection that keeps statements which carry a name prepared: PostgreSQL parses and plans them once for each
 * connection instead of at each call (platform/statement-comment.ts).
 *
 * What no one waits for is sent together with what comes next: the beginning of a transaction, and statements whose rows
 * no one asks for, or not yet, which go at the latest with the commit. Their order stays; one that fails fails the
 * statement with which it went, and the transaction.
 */
export class NamedStatementsClient extends pg.Client {
  /** To be sent ahead of the next statement. */
  #ahead: Ahead[] = [];
  #isInTransaction = false;
  /** What was chosen last; undefined: with what failed, the choice may have been taken back. */
  #plans: PlanMode | undefined = 'auto';

  override query: Query = ((...args: unknown[]) => {
    const sent = this.send(args);
    if (sent instanceof Promise) sent.catch(() => this.#forgetPlans());
    return sent;
  }) as Query;

  /** Whether nothing of the transaction has been sent. */
  get #isUnsent(): boolean {
    return this.#ahead[0] === BEGIN;
  }

  protected send(args: unknown[]): unknown {
    const [text, values] = args;
    if (typeof text !== 'string') return this.#apart(args);
    if (text === 'begin') {
      this.#isInTransaction = true;
      this.#ahead = [BEGIN];
      return unsent('BEGIN');
    }
    if (text === 'commit') {
      this.#isInTransaction = false;
      return this.#isUnsent && this.#ahead.length === 1 ? this.#forget('COMMIT') : this.#named(COMMIT);
    }
    if (text.startsWith('rollback')) {
      if (text === 'rollback') this.#isInTransaction = false;
      this.#forgetPlans();
      if (this.#isUnsent) return this.#forget('ROLLBACK');
      // It would be taken back with the rest
      this.#ahead = [];
      return this.#apart(args);
    }
    const named = namedIn(text);
    if (!named) {
      // What is sent without values is always planned for itself; what it calls inside keeps to the choice before
      if (Array.isArray(values) && values.length) this.#choosePlans('auto');
      return this.#apart(args);
    }
    const { later, withRows, genericPlan } = named.options;
    const statement = { name: named.name, text: named.text, values: values as unknown[] };
    this.#choosePlans(planModeOf(genericPlan));
    if (!later || !this.#isInTransaction) return this.#named(statement);
    const rows = withRows ? new ComingRows() : undefined;
    this.#ahead.push({ ...statement, values: prepared(statement.values), rows });
    return unsent('', rows);
  }

  /** Goes ahead of the next statement, where the one before was planned otherwise. */
  #choosePlans(plans: PlanMode): void {
    if (this.#plans === plans) return;
    this.#plans = plans;
    this.#ahead.push(CHOICE[plans]);
  }

  #forgetPlans(): void {
    this.#plans = undefined;
  }

  /** Takes along what waits. */
  #named(statement: Ahead): unknown {
    const ahead = this.#ahead;
    if (!ahead.length) return super.query(statement as pg.QueryConfig);
    this.#ahead = [];
    return new Promise((resolve, reject) => {
      const callback = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result));
      super.query(new BatchedQuery(ahead, statement, callback) as unknown as pg.Submittable);
    });
  }

  /** What can't take others along goes after them. */
  #apart(args: unknown[]): unknown {
    const send = () => Reflect.apply(pg.Client.prototype.query, this, args) as unknown;
    if (!this.#ahead.length) return send();
    const gone = this.#named(FLUSH) as Promise<unknown>;
    if (typeof args[0] === 'string') return gone.then(send);
    // A cursor is handed back at once; it fails with the transaction
    gone.catch(() => {});
    return send();
  }

  #forget(command: string): unknown {
    this.#ahead = [];
    return unsent(command);
  }
}

/** What is sent later takes as long as what it goes with. */
const isTimed = ([text]: readonly unknown[]): boolean =>
  typeof text === 'string' && namedIn(text)?.options.later === false;

/** The same connection, which tells of statements. */
export function observed({
  onStatement,
  onTimed,
  onAnnounced,
}: {
  onStatement?: OnStatement | undefined;
  onTimed?: OnTimed | undefined;
  onAnnounced?: OnAnnounced | undefined;
}): typeof NamedStatementsClient {
  return class extends NamedStatementsClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      if (onAnnounced) this.on('notice', ({ message }) => message === 'content_changed' && onAnnounced());
    }

    protected override send(args: unknown[]): unknown {
      const [text, values] = args;
      if (typeof text === 'string') onStatement?.(text, Array.isArray(values) ? values : []);
      const started = performance.now();
      const sent = super.send(args);
      if (onTimed && sent instanceof Promise) {
        // Others may hold values in their text, as the entity manager writes them
        const timed = isTimed(args) ? (text as string) : undefined;
        const record = (statement: string | undefined, isFailed: boolean) =>
          statement && onTimed(statement, performance.now() - started, isFailed);
        sent.then(
          () => record(timed, false),
          (error: FailedStatement) => record(error.statement ?? timed, true),
        );
      }
      return sent;
    }
  };
}
