import { SANDBOX_MOMO, SANDBOX_VIETQR, SANDBOX_ZALOPAY } from '../../../payment-settings.ts';
import { policy } from '../../../platform/errors/errors.ts';
import type { Services } from '../../../platform/process/services.ts';
import type { PaymentGateway } from '../../orders/index.ts';
import { GatewayRefusal } from '../../orders/index.ts';
import type { GatewayPort } from './gateway.ts';
import { MomoGateway } from './momo/momo.gateway.ts';
import { VietqrGateway } from './vietqr/vietqr.gateway.ts';
import { VnpayGateway } from './vnpay/vnpay.gateway.ts';
import { simulatorSettings } from './vnpay/vnpay.simulator.ts';
import type { Send } from './wire.ts';
import { ZaloPayGateway } from './zalopay/zalopay.gateway.ts';

export class Gateways {
  readonly #ports: ReadonlyMap<PaymentGateway, GatewayPort>;

  constructor(readonly all: readonly GatewayPort[]) {
    this.#ports = new Map(all.map((port) => [port.code, port]));
  }

  get(code: PaymentGateway): GatewayPort {
    const port = this.#ports.get(code);
    if (!port) throw new Error(`the gateway ${code} is not configured`);
    return port;
  }

  has(code: PaymentGateway): boolean {
    return this.#ports.has(code);
  }
}

const instances = new WeakMap<Services, Gateways>();

/** The configured gateways, real ones or simulators. */
export function getGateways(services: Services): Gateways {
  let gateways = instances.get(services);
  if (!gateways) {
    gateways = new Gateways(services.config.payments === 'live' ? live(services) : simulated(services));
    instances.set(services, gateways);
  }
  return gateways;
}

const callbackUrl = ({ config }: Services, code: string) => `${config.publicUrl}/api/payments/${code}/ipn`;

const network =
  (timeoutMs: number): Send =>
  (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });

function live(services: Services): GatewayPort[] {
  const { publicUrl } = services.config;
  const { vnpay, momo, zalopay, vietqr } = services.config.gateways;
  const ports: (GatewayPort | undefined)[] = [
    vnpay &&
      new VnpayGateway({
        ...vnpay,
        paymentUrl: 'https://pay.vnpay.vn/paymentv2/vpcpay.html',
        queryUrl: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
        send: network(15_000),
      }),
    momo &&
      new MomoGateway({
        ...momo,
        baseUrl: 'https://payment.momo.vn',
        callbackUrl: callbackUrl(services, 'momo'),
        // MoMo requires clients to wait at least 30 seconds
        send: network(30_000),
      }),
    zalopay &&
      new ZaloPayGateway({
        ...zalopay,
        baseUrl: 'https://openapi.zalopay.vn',
        callbackUrl: callbackUrl(services, 'zalopay'),
        send: network(15_000),
      }),
    vietqr && new VietqrGateway({ ...vietqr, publicUrl, isSimulated: false }),
  ];
  return ports.filter((port) => port !== undefined);
}

/** Simulators use the real adapters; only URLs, keys and transport differ. */
function simulated(services: Services): GatewayPort[] {
  const { config, inject: send } = services;
  const endpoint = (code: string) => ({
    baseUrl: `/sandbox/${code}`,
    callbackUrl: callbackUrl(services, code),
    send,
  });
  return [
    new VnpayGateway(simulatorSettings(config.publicUrl, send)),
    new MomoGateway({ ...SANDBOX_MOMO, ...endpoint('momo') }),
    new ZaloPayGateway({ ...SANDBOX_ZALOPAY, ...endpoint('zalopay') }),
    new VietqrGateway({ ...SANDBOX_VIETQR, publicUrl: config.publicUrl, isSimulated: true }),
  ];
}

export type { GatewayPaymentStatus, GatewayPort, NotificationOutcome } from './gateway.ts';

/** Reason why an amount cannot be paid through a gateway; null if it can. */
export function findGatewayRefusal(
  { range: { least, most } }: GatewayPort,
  amount: number,
): GatewayRefusal | null {
  if (amount < least) return GatewayRefusal.AMOUNT_TOO_SMALL;
  return amount > most ? GatewayRefusal.AMOUNT_TOO_LARGE : null;
}

/** @throws POLICY, GATEWAY_NOT_OFFERED or AMOUNT_OUT_OF_RANGE */
export function assertOffered(services: Services, code: PaymentGateway, amount: number): void {
  const gateways = getGateways(services);
  if (!gateways.has(code)) throw policy('GATEWAY_NOT_OFFERED');
  const port = gateways.get(code);
  if (!findGatewayRefusal(port, amount)) return;
  throw policy('AMOUNT_OUT_OF_RANGE', { least: port.range.least, limit: port.range.most, value: amount });
}
