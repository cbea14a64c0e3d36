import type { SelfRequest } from '../../../../platform/process/services.ts';
import type { PaymentGateway } from '../../../orders/index.ts';
import type { Capture, Decision, SandboxPayment } from './sandbox-payment.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** A request that a simulated gateway sends to the shop. */
export interface Notice extends SelfRequest {
  readonly path: string;
}

export type Fields = Readonly<Record<string, string>>;

/** What a simulated gateway makes of the address that a buyer comes with. */
export type Opened = { readonly payment: SandboxPayment } | { readonly error: string };

/** A gateway’s side of its protocol. It shares nothing with the platform but the shop’s keys. */
export interface Simulator {
  readonly code: PaymentGateway;
  readonly name: string;
  readonly store: SandboxStore;
  readonly decisions: readonly Decision[];
  /** Where buyers pay; below `/sandbox/<code>`, as the other paths. */
  readonly payPath: string;
  /** What shops may call. */
  readonly calls: Readonly<Record<string, (body: string) => Promise<object>>>;
  /** Seconds after which a notice is sent again, for as long as the shop does not say that it was heard. */
  readonly retries: readonly number[];
  open(query: Fields): Promise<Opened>;
  /** What is told of a capture, or of a failure; undefined where this gateway keeps silent. */
  notice(payment: SandboxPayment, capture: Capture | undefined): Notice | undefined;
  isHeard(status: number, body: string): boolean;
  /** Where the buyer’s browser goes back to. */
  wayBack(payment: SandboxPayment): string;
}
