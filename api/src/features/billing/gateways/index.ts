import type { Config } from '../../../config.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentGateway } from '../order.entity.ts';
import type { GatewayPort } from './gateway.ts';
import { simulatorSettings } from './vnpay/simulator/settings.ts';
import { VnpayGateway } from './vnpay/vnpay.gateway.ts';

/** The ways to pay of one program. */
export class Gateways {
  readonly #ports: ReadonlyMap<PaymentGateway, GatewayPort>;

  constructor(readonly all: readonly GatewayPort[]) {
    this.#ports = new Map(all.map((port) => [port.code, port]));
  }

  get(code: PaymentGateway): GatewayPort {
    const port = this.#ports.get(code);
    if (!port) throw new Error(`no gateway ${code}`);
    return port;
  }
}

const made = new WeakMap<Services, Gateways>();

/** The gateways that the settings ask for, real ones or simulators. */
export function gatewaysOf(services: Services): Gateways {
  let gateways = made.get(services);
  if (!gateways) {
    gateways = new Gateways([vnpay(services.config, services.callSelf)]);
    made.set(services, gateways);
  }
  return gateways;
}

function vnpay(config: Config, callSelf: Services['callSelf']): VnpayGateway {
  if (!config.vnpay) return new VnpayGateway(simulatorSettings(config.publicUrl, callSelf));
  return new VnpayGateway({
    ...config.vnpay,
    payAddress: 'https://pay.vnpay.vn/paymentv2/vpcpay.html',
    queryAddress: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
    isSimulated: false,
    send: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(15_000) }),
  });
}

export type { GatewayPaymentStatus, GatewayPort, NoticeOutcome } from './gateway.ts';
