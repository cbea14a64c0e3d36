import type { EntityManager } from '@mikro-orm/postgresql';

const HOUR = 3_600_000;

const NEW_SENTENCE = JSON.stringify({
  type: 'paragraph',
  content: [
    {
      type: 'text',
      text: 'Khi điều khoản thay đổi, {{brand}} báo trước và hỏi bạn ở lần đăng nhập tới.',
    },
  ],
});

/** Seeds who has accepted the first versions, and the draft of the next terms. */
export async function seedLegalDocuments(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `insert into legal_acceptance (person_id, kind, number, accepted_at)
     select p.id, d.kind, 1, least(?::timestamptz, greatest(p.created_at,
       ?::timestamptz - (abs(hashtext(p.id::text)) % 20000) * interval '1 minute'))
     from person p join (values ('TERMS'), ('PRIVACY'), ('RULES')) d(kind)
       on d.kind <> 'RULES' or 'TEACHER' = any(p.roles)
     where p.erased_at is null and abs(hashtext(p.id::text || d.kind)) % 100 < 96`,
    [now, now],
  );
  await em.execute(
    `insert into legal_draft (kind, locale, title, body, saved_by, saved_at)
     select d.kind, d.locale, d.title, jsonb_set(d.body, '{content}', d.body->'content' || ?::jsonb), p.id, ?
     from legal_document d, person p
     where d.kind = 'TERMS' and d.locale = 'vi' and d.number = 1 and p.email = 'admin@sen.test'`,
    [NEW_SENTENCE, new Date(now.getTime() - 3 * HOUR)],
  );
}
