import type { Services } from '../../../platform/process/services.ts';
import type { EInvoiceProvider } from './e-invoice-provider.ts';
import { SIMULATED_SEPAY } from './sepay.simulator.ts';
import { SepayProvider } from './sepay.ts';

const TIMEOUT_MS = 15_000;

const instances = new WeakMap<Services, EInvoiceProvider>();

/** The configured provider, or the simulator with PAYMENTS=sandbox. Undefined if no provider is configured. */
export function getEInvoiceProvider(services: Services): EInvoiceProvider | undefined {
  const known = instances.get(services);
  if (known) return known;
  const { payments, eInvoices } = services.config;
  const provider =
    payments === 'sandbox'
      ? new SepayProvider(SIMULATED_SEPAY, services.inject)
      : eInvoices &&
        new SepayProvider(eInvoices, (address, init) =>
          fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
        );
  if (provider) instances.set(services, provider);
  return provider;
}
