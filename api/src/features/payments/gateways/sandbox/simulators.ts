import type { Services } from '../../../../platform/process/services.ts';
import { PaymentGateway } from '../../../orders/index.ts';
import { MomoSimulator } from '../momo/momo.simulator.ts';
import { BankSimulator } from '../vietqr/bank.simulator.ts';
import { VnpaySimulator } from '../vnpay/vnpay.simulator.ts';
import { ZaloPaySimulator } from '../zalopay/zalopay.simulator.ts';
import { SandboxStore } from './sandbox-store.ts';
import type { Simulator } from './simulator.ts';

const instances = new WeakMap<Services, readonly Simulator[]>();

/** The simulated gateways; empty with PAYMENTS=live. */
export function getSimulators(services: Services): readonly Simulator[] {
  if (services.config.payments === 'live') return [];
  let simulators = instances.get(services);
  if (!simulators) {
    const store = (code: PaymentGateway) => new SandboxStore(services, code);
    const { publicUrl } = services.config;
    simulators = [
      new VnpaySimulator(store(PaymentGateway.VNPAY)),
      new MomoSimulator(store(PaymentGateway.MOMO), publicUrl),
      new ZaloPaySimulator(store(PaymentGateway.ZALOPAY), publicUrl),
      new BankSimulator(store(PaymentGateway.VIETQR), publicUrl),
    ];
    instances.set(services, simulators);
  }
  return simulators;
}
