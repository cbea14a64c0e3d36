import type { EntityManager } from '@mikro-orm/postgresql';
import { sealPaperNumber } from '../../../features/sellers/index.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import { ADMIN, TEACHERS } from '../content/index.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;
const ADDRESSES = [
  '24 Nguyễn Văn Cừ, phường Bồ Đề, Hà Nội',
  '118 Trần Phú, phường Hải Châu, Đà Nẵng',
  '7 Lê Lợi, phường Sài Gòn, TP. Hồ Chí Minh',
];

/** A verified, a waiting and a rejected seller, with numbers that this installation has sealed. */
export async function seedSellers(em: EntityManager, keys: Keys, now: Date): Promise<void> {
  for (const [i, status] of (['VERIFIED', 'PENDING', 'REJECTED'] as const).entries()) {
    const number = `00119000000${i + 1}`;
    const decidedAt = status === 'PENDING' ? null : new Date(now.getTime() - (9 - i) * DAY);
    await em.execute(
      `insert into seller_identity (person_id, status, method, seller_class, tax_code, legal_name, address, paper_kind,
         paper_number_sealed, paper_last_digits, submitted_at, decided_by_id, decided_at, rejection)
       select p.id, ?, 'EVIDENCE', t.seller_class, t.tax_id, p.full_name, ?, 'CITIZEN_IDENTITY', ?, ?, ?, ?, ?, ?
       from person p join teacher_profile t on t.person_id = p.id where p.id = ?`,
      [
        status,
        ADDRESSES[i],
        sealPaperNumber(keys, number),
        number.slice(-4),
        new Date(now.getTime() - (10 - i) * DAY),
        decidedAt && personId(ADMIN.email),
        decidedAt,
        status === 'REJECTED' ? 'Ảnh chụp bị mờ, không đọc được số.' : null,
        personId(TEACHERS[i]!.email),
      ],
    );
  }
}
