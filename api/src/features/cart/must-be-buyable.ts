import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { mustNotBeInDoubt } from '../orders/index.ts';
import type { PricedLine } from './priced-lines.ts';

/** @throws why a buyer can't have a course now */
export async function mustBeBuyable(
  em: EntityManager,
  buyerId: string,
  line: PricedLine | undefined,
): Promise<void> {
  switch (line?.state) {
    case 'BUYABLE':
      return;
    case 'OWN_COURSE':
      throw policy('OWN_COURSE');
    case 'OWNED':
      throw conflict('ALREADY_OWNED');
    case 'SUSPENDED':
      throw conflict('ENROLMENT_SUSPENDED');
    case 'IN_DOUBT':
      return mustNotBeInDoubt(em, buyerId, line.courseId);
    case 'NOT_ON_SALE':
      throw policy('NOT_ON_SALE');
    default:
      // What was never public does not exist for others
      throw notFound();
  }
}
