import pg from 'pg';
import { nameIn } from '../platform/db/statement-comment.ts';

type Query = pg.Client['query'];

/** Called when a statement is sent. */
export type OnStatement = (text: string, values: readonly unknown[]) => void;
/** Receives the duration of each named statement. */
export type OnTimed = (text: string, ms: number, isFailed: boolean) => void;
/** Called when a statement announces a change of a table. Other processes receive the announcement on commit. */
export type OnAnnounced = () => void;

export interface ObserveOptions {
  readonly onStatement?: OnStatement | undefined;
  readonly onTimed?: OnTimed | undefined;
  readonly onAnnounced?: OnAnnounced | undefined;
}

/**
 * A class of connections that prepare each named statement once (platform/db/statement-comment.ts) and report each statement
 * that they send.
 */
export const observedClient = ({ onStatement, onTimed, onAnnounced }: ObserveOptions): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      if (onAnnounced) this.on('notice', ({ message }) => message === 'content_changed' && onAnnounced());
    }

    override query: Query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text !== 'string') return Reflect.apply(super.query, this, args);
      onStatement?.(text, Array.isArray(values) ? values : []);
      const name = nameIn(text);
      if (!name) return Reflect.apply(super.query, this, args);
      const started = performance.now();
      const sent = super.query({ name, text, values: values as unknown[] });
      // Only named statements are timed: the text of others may contain values, as the entity manager writes them
      const time = (isFailed: boolean) => onTimed?.(text, performance.now() - started, isFailed);
      sent.then(
        () => time(false),
        () => time(true),
      );
      return sent;
    }) as Query;
  };
