import { policy } from '../../../platform/errors/errors.ts';
import type { Services } from '../../../platform/process/services.ts';
import { GatewayRefusal, type PaymentGateway } from '../../orders/index.ts';
import type { GatewayPort } from './gateway.ts';
import { gatewaysOf } from './index.ts';

/** Reason why an amount cannot be paid through a gateway; null if it can. */
export function refusalOf({ range: { least, most } }: GatewayPort, amount: number): GatewayRefusal | null {
  if (amount < least) return GatewayRefusal.AMOUNT_TOO_SMALL;
  return amount > most ? GatewayRefusal.AMOUNT_TOO_LARGE : null;
}

/** @throws POLICY, GATEWAY_NOT_OFFERED or AMOUNT_OUT_OF_RANGE */
export function assertOffered(services: Services, code: PaymentGateway, amount: number): void {
  const gateways = gatewaysOf(services);
  if (!gateways.has(code)) throw policy('GATEWAY_NOT_OFFERED');
  const port = gateways.get(code);
  if (!refusalOf(port, amount)) return;
  throw policy('AMOUNT_OUT_OF_RANGE', { least: port.range.least, limit: port.range.most, value: amount });
}
