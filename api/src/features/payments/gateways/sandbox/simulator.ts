import type { InjectedRequest } from '../../../../platform/process/services.ts';
import type { PaymentGateway } from '../../../orders/index.ts';
import type { Capture, Decision, SandboxPayment } from './sandbox-payment.ts';
import type { SandboxStore } from './sandbox-store.ts';

export interface SimulatedNotification extends InjectedRequest {
  readonly path: string;
}

export type Fields = Readonly<Record<string, string>>;

export type Opened = { readonly payment: SandboxPayment } | { readonly error: string };

/** A gateway’s side of its protocol. It shares only the shop’s keys with the platform. */
export interface Simulator {
  readonly code: PaymentGateway;
  readonly name: string;
  readonly store: SandboxStore;
  readonly decisions: readonly Decision[];
  /** Path of the payment page; all paths are below `/sandbox/<code>`. */
  readonly payPath: string;
  /** Endpoints that shops call. */
  readonly calls: Readonly<Record<string, (body: string) => Promise<object>>>;
  /** Seconds after which a notification is repeated, while the shop does not acknowledge it. */
  readonly retries: readonly number[];
  open(query: Fields): Promise<Opened>;
  /** The notification of a capture or a failure; undefined if the gateway sends none. */
  createNotification(
    payment: SandboxPayment,
    capture: Capture | undefined,
  ): SimulatedNotification | undefined;
  isAcknowledged(status: number, body: string): boolean;
  buildReturnUrl(payment: SandboxPayment): string;
}
