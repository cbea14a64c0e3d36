import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { assertNotInDoubt } from '../orders/index.ts';
import type { PricedLine } from './priced-lines.ts';

/** @throws the reason for which the buyer cannot buy the course now */
export async function assertBuyable(
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
      return assertNotInDoubt(em, buyerId, line.courseId);
    case 'NOT_ON_SALE':
      throw policy('NOT_ON_SALE');
    default:
      // Courses that were never public do not exist for other users
      throw notFound();
  }
}
