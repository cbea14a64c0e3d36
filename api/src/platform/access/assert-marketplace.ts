import { policy } from '../errors/errors.ts';
import { ACADEMY, type Settings } from '../settings/index.ts';

/**
 * For functions of a marketplace, which an academy does not have.
 * @throws POLICY
 */
export function assertMarketplace(settings: Settings): void {
  if (settings.get(ACADEMY)) throw policy('NOT_IN_ACADEMY');
}
