import { expect, test } from 'vitest';
import { createContext } from '../../../graphql/context.ts';
import { dataByAddress, indirectData, personalData } from '../../../platform/access/personal-data.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { ownApp } from '../../../testing/app.ts';
import { type Actor } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { insertRefund } from '../../refunds/testing/insert-refund.ts';
import { sendPasswordReset } from '../credentials/request-password-reset.ts';
import { securityNotice } from '../mails/security-notice.mail.tsx';
import { erasePerson } from './erase-person.ts';

const app = await ownApp();
const { ask, count, course, db, enrol, student, teacher, updateRow } = helpersFor(app);

/** Every column that refers to a person, or has a name of such a column. */
const findLinkedColumns = () =>
  db<{ place: string }>(`select c.conrelid::regclass || '.' || a.attname as place
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'person'::regclass
     union
     select table_name || '.' || column_name from information_schema.columns join information_schema.tables t
         using (table_schema, table_name)
       where table_schema = 'public' and t.table_type = 'BASE TABLE' and data_type = 'uuid'
         and column_name ~ '^(.*_)?(person|actor|owner|author|user|buyer|student|teacher|reviewer|viewer|holder|sender|recipient)_id$'
     union
     select table_name || '.' || column_name from information_schema.columns join information_schema.tables t
         using (table_schema, table_name)
       where table_schema = 'public' and t.table_type = 'BASE TABLE' and data_type = 'uuid' and column_name ~ '_by_id$'
     order by 1`);

test('every column that identifies a person declares its erasure', async () => {
  const declared = personalData.map(({ table, column }) => `${table}.${column}`);
  expect((await findLinkedColumns()).map(({ place }) => place)).toEqual([...new Set(declared)].sort());
  expect(declared).toHaveLength(new Set(declared).size);
  for (const { erasure, blank } of personalData) expect(erasure === 'blank').toBe(!!blank);
});

/** A text that occurs nowhere else. If it is found after the erasure, data of the person remain. */
const CANARY = 'kenhanhoangyen';

/** Tables that contain the canary in any column. */
async function findTablesWithCanary(): Promise<string[]> {
  const tables = await db<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db(`select 1 from ${name} t where t::text ilike '%${CANARY}%' limit 1`);
    if (row) found.push(name);
  }
  return found;
}

/** A student with data in every table. */
async function createFullAccount(): Promise<Actor> {
  const [learner, seller, member, reviewer] = [
    await student(),
    await teacher(),
    await student(),
    await student(),
  ];
  const me = learner.id;
  const facts = await course(seller.id);
  const [lesson] = facts.lessonIds;
  const enrolment = await enrol(me, facts.id);
  const refundId = await insertRefund(app, seller, 'COMPLETED', learner);
  const invites = await course((await teacher()).id);
  const held = await course(me);
  await db(`
    update person set email = '${CANARY}@example.vn', full_name = 'Nguyễn ${CANARY}', bio = '${CANARY}', phone = '${CANARY}',
      skills = '{${CANARY}}', education = '[{"school":"${CANARY}"}]', experience = '[{"company":"${CANARY}"}]',
      deactivation_reason = '${CANARY}', avatar_url = '/media/avatars/${me}.webp' where id = '${me}';
    update session set device = '${CANARY}', address = '${CANARY}' where person_id = '${me}';
    insert into api_token (person_id, name, scopes, hash, hint, expires_at, last_used_address)
      values ('${me}', '${CANARY}', '{course:read}', sha256('x'), '1234', now(), '${CANARY}');
    insert into rating (course_id, author_id, enrolment_id, stars, text) values ('${facts.id}', '${me}', '${enrolment}', 5, '${CANARY}');
    insert into rating_version (rating_id, stars, text, written_at)
      select id, 4, '${CANARY}', now() from rating where author_id = '${me}';
    insert into certificate (enrolment_id, serial, verify_code, student_name, course_title, badge, revoked_note, status, revoked_at, revoked_for)
      values ('${enrolment}', 'S1', 'V1', '${CANARY}', 'x', '${CANARY}', '${CANARY}', 'REVOKED', now(), 'WITHDRAWN');
    insert into lesson_note (lesson_id, person_id, text) values ('${lesson}', '${me}', '${CANARY}');
    with p as (insert into lesson_progress (enrolment_id, lesson_id) values ('${enrolment}', '${lesson}') returning id),
      m as (insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
      values ('${seller.id}', 'VIDEO', 'x.mp4', 'video/mp4', 1, 60) returning id)
      insert into lesson_viewing (progress_id, began_at, person_id, last_at, media_id, length_sec, stopped_sec, played, replayed)
      select p.id, now(), '${me}', now(), m.id, 60, 30, 1, 0 from p, m;
    insert into bookmark (lesson_id, person_id, label) values ('${lesson}', '${me}', '${CANARY}');
    insert into search_event (words, language, results, is_missed, person_id) values ('${CANARY}', 'vi', 0, true, '${me}');
    insert into course_alert (search, words, language, person_id) values ('${CANARY}', '${CANARY}', 'vi', '${me}');
    insert into course_alert (search, words, language, email) values ('${CANARY}', '${CANARY}', 'vi', '${CANARY}@example.vn');
    insert into privacy_request (person_id, kind, text, due_at, status, answer, decided_at)
      values ('${me}', 'COPY', '${CANARY}', now(), 'ACCEPTED', '${CANARY}', now());
    insert into guardian_request (person_id, asked_by_id, guardian_name, guardian_email, token_hash, expires_at)
      values ('${me}', '${me}', '${CANARY}', 'nguoi-khac@example.vn', sha256('${me}'), now()),
        ('${member.id}', '${member.id}', '${CANARY}', '${CANARY}@example.vn', sha256('${member.id}'), now());
    insert into study_interest (person_id, purpose) values ('${me}', 'WORK');
    insert into comment (lesson_id, author_id, text) values ('${lesson}', '${me}', '${CANARY}');
    with g as (insert into study_group (name, code) values ('x', 'ABCDEFGH') returning id),
      stays as (insert into group_member (group_id, person_id, role) select id, '${member.id}'::uuid, 'MEMBER' from g),
      own as (insert into study_group (name, code) values ('${CANARY}', 'ABCDEFGJ') returning id),
      member as (insert into group_member (group_id, person_id, role)
      select id, '${me}'::uuid, 'LEADER' from g union all select id, '${me}'::uuid, 'LEADER' from own)
      insert into group_post (group_id, author_id, text) select id, '${me}', '${CANARY}' from g;
    insert into audit_log (actor_id, action, target_type, target_id, before, after, reason, address, origin)
      values ('${me}', 'person.update', 'person', '${me}', '{"bio":"${CANARY}"}', '{"bio":"${CANARY}"}', '${CANARY}', '${CANARY}', 'test'),
      ('${me}', 'course.create', 'course', null, null, null, null, '${CANARY}', 'test');
    insert into orders (number, buyer_id, total, expires_at) values ('T-1', '${me}', 5, now());
    insert into payment_attempt (order_id, gateway, reference, amount, pay_url, expires_at)
      select id, 'VNPAY', 'R-1', 5, 'https://x.test/?ip=${CANARY}', now() from orders where number = 'T-1';
    update refund set note = '${CANARY}', appeal_note = '${CANARY}', bank_bin = '970436', bank_number_sealed = '${CANARY}', bank_last_digits = '${CANARY}',
      bank_holder = '${CANARY}' where id = '${refundId}';
    insert into refund_step (refund_id, kind, role, person_id, note) values ('${refundId}', 'REQUESTED', 'BUYER', '${me}', '${CANARY}');
    insert into e_invoice (kind, status, order_id, line_id, seller, buyer_id, buyer_name, buyer_email, item, amount, vat, vat_amount)
      select 'ORIGINAL', 'DRAFT', order_id, line_id, 'PLATFORM', buyer_id, 'x', '${CANARY}', 'x', 1, 'SALES', 0 from refund where id = '${refundId}';
    with s as (insert into seller_identity (person_id, status, method, seller_class, tax_code, legal_name, address, paper_kind, paper_number_sealed,
      paper_last_digits) values ('${me}', 'PENDING', 'EVIDENCE', 'INDIVIDUAL', '${CANARY}', '${CANARY}', '${CANARY}', 'CITIZEN_IDENTITY', '${CANARY}', '${CANARY}') returning id),
      m as (insert into media (owner_id, kind, storage_key, content_type, size_bytes)
      values ('${seller.id}', 'EVIDENCE', 'z.png', 'image/png', 1) returning id)
      insert into seller_evidence (seller_id, media_id, name, type) select s.id, m.id, '${CANARY}.png', 'IMAGE' from s, m;
    insert into suspense_item (gateway, transaction, amount, reason, content, payer, payer_account, received_at, state, order_id)
      select 'VIETQR', 'FT1', 5, 'WRONG_AMOUNT', '${CANARY}', '${CANARY}', '${CANARY}', now(), 'RETURNED', id from orders where number = 'T-1';
    insert into throttle (key, attempts, window_started_at) values ('password:account:${CANARY}@example.vn', 1, now()),
      ('password:pair:${CANARY}@example.vn|::1', 1, now()), ('code:pair:' || '${me}' || '|${CANARY}', 1, now()),
      ('mail:account:neu-${CANARY}@example.vn', 1, now()), ('password:account:cu${CANARY}@example.vn.example', 1, now());
    insert into idempotent_request (person_id, key, request_hash, result) values ('${me}', 'k', '', '"${CANARY}"');
    insert into email_change (person_id, old_email, new_email, confirm_hash, cancel_hash)
      values ('${me}', '${CANARY}@example.vn', 'neu-${CANARY}@example.vn', 'a', 'b');
    insert into notification (person_id, kind, params) values ('${me}', 'ANNOUNCEMENT', '{"text":"${CANARY}"}');
    insert into google_identity (person_id, issuer, subject, email) values ('${me}', 'g', 's', '${CANARY}@example.vn');
    insert into payout_account (person_id, bank_bin, number_sealed, last_digits, holder, usable_from)
      values ('${me}', '970436', 'x', '1234', '${CANARY}', now());
    insert into upload (person_id, filename, size_bytes) values ('${me}', '${CANARY}.png', 1);
    insert into sandbox_mail (message_id, sender, recipient, locale, subject, html, text)
      values ('m', 'x', '${CANARY}@example.vn', 'vi', '${CANARY}', '${CANARY}', '${CANARY}'),
      ('n', 'x', 'Neu-${CANARY}@example.vn', 'vi', '${CANARY}', '${CANARY}', '${CANARY}');
    insert into notification (person_id, kind, params) values ('${reviewer.id}', 'COURSE_SUBMITTED',
      jsonb_build_object('course', 'x', 'teacher', 'Nguyễn ${CANARY}', 'teacherId', '${me}'::text));
    insert into notification (person_id, kind, params)
      select '${reviewer.id}', kind, jsonb_strip_nulls(jsonb_build_object('lesson', 'x', 'student', 'Nguyễn ${CANARY}',
      'reason', case kind when 'EXTENSION_REQUESTED' then '${CANARY}' end, 'studentId', '${me}'::text))
      from unnest(array['ASSIGNMENT_SUBMITTED', 'EXTENSION_REQUESTED']) kind;
    insert into notification (person_id, kind, params) values ('${seller.id}', 'MESSAGE_REPLIED', jsonb_build_object(
      'course', 'x', 'title', 'x', 'name', 'Nguyễn ${CANARY}', 'text', '${CANARY}', 'authorId', '${me}'::text));
    insert into one_time_code (hash, purpose, facts, expires_at)
      values ('g', 'google', '{"email":"${CANARY}@example.vn"}', now());
    with k as (
      insert into ticket (number, subject, category, language, requester_id, guest_name, guest_email, order_number, rating_comment)
      values ('HT-1', '${CANARY}', 'OTHER', 'vi', '${me}', null, null, '${CANARY}', '${CANARY}'),
      ('HT-2', '${CANARY}', 'OTHER', 'vi', null, '${CANARY}', '${CANARY}@example.vn', '${CANARY}', '${CANARY}') returning id),
      m as (insert into ticket_message (ticket_id, kind, text)
      select id, kind, '${CANARY}' from k, unnest(array['REQUEST', 'ANSWER', 'NOTE']) kind returning id),
      f as (insert into media (owner_id, kind, storage_key, content_type, size_bytes)
      values ('${seller.id}', 'TICKET', 'y.png', 'image/png', 1) returning id)
      insert into ticket_file (message_id, media_id, name, type) select m.id, f.id, '${CANARY}.png', 'IMAGE' from m, f;
    insert into co_teacher (course_id, email, rights) values ('${invites.id}', 'Neu-${CANARY}@example.vn', '{}');
    insert into sign_up_invitation (email, token_hash, expires_at) values ('${CANARY}@example.vn', '\\x02', now());
    insert into course_invitation (course_id, email, token_hash, inviter_id, expires_at)
      select id, '${CANARY}@example.vn', '\\x01', teacher_id, now() from course where id = '${invites.id}';
    with c as (
      insert into roster_change (course_id, author_id, kind, reason, ended_at) values ('${invites.id}', '${seller.id}', 'ENROL', 'Lớp tối', now()) returning id)
      insert into roster_line (change_id, line, email, outcome) select id, 1, '${CANARY}@example.vn', 'NO_ACCOUNT' from c;
    insert into assistant_request (person_id, course_id, kind, month, is_simulated, model, state, finished_at, texts)
      values ('${me}', '${invites.id}', 'OUTCOMES', '2026-11-01', true, 'thử', 'DONE', now(), '{${CANARY}}');
    insert into export_file (person_id, list, form, args) values ('${me}', 'PEOPLE', 'CSV', '{"search":"${CANARY}"}');
    with c as (insert into content_case (kind, target_id, state, outcome, reason, decided_at)
      select 'COMMENT', id, 'ACCEPTED', 'HIDDEN', 'x', now() from comment where author_id = '${me}' limit 1 returning id)
      insert into content_appeal (case_id, appellant_id, first_outcome, first_reason, first_decided_at, reason)
      select id, '${me}', 'HIDDEN', 'x', now(), '${CANARY}' from c;
    -- A roster list with a student of the course, and an address that the person has entered
    with c as (insert into roster_change (course_id, author_id, kind, reason, ended_at) values ('${facts.id}', '${seller.id}', 'ENROL', 'x', now()) returning id)
      insert into roster_line (change_id, line, email, enrolment_id, outcome)
      select id, 1, '${CANARY}@example.vn'::citext, '${enrolment}'::uuid, 'HOLDS' from c
      union all select id, 2, 'Neu-${CANARY}@example.vn', null, 'NO_ACCOUNT' from c;
    insert into moderation_finding (course_id, rule, place, part_id, sentence, hash, text_before, text_after,
      confidence, state, seen_at)
      select course_id, 'CONTACT', 'RATING', id, '${CANARY}', 'h', '', '', 1, 'OPEN', now() from rating where author_id = '${me}'
      union all select l.course_id, 'CONTACT', 'COMMENT', m.id, '${CANARY}', 'h', '', '', 1, 'OPEN', now()
      from comment m join lesson l on l.id = m.lesson_id where m.author_id = '${me}';
    -- As a teacher: a suspended course with a message to administrators
    update course set status = 'SUSPENDED', suspended_for = 'ADMINISTRATOR', why_suspended = 'x',
      restore_asked_at = now(), restore_message = '${CANARY}' where id = '${held.id}';
    insert into audit_log (actor_id, action, target_type, target_id, reason, origin)
      values ('${me}', 'course.ask-restore', 'course', '${held.id}', '${CANARY}', 'test'),
      ('${me}', 'refund.requested', 'refund', '${refundId}', '${CANARY}', 'test'), ('${me}', 'refund.appealed', 'refund', '${refundId}', '${CANARY}', 'test');
  `);
  await app.services.orm.em.fork().transactional(async (em) => {
    const { jobs } = app.services;
    const props = {
      fullName: CANARY,
      event: 'password-changed',
      at: new Date().toISOString(),
      address: 'x',
    } as const;
    for (const to of [`${CANARY}@example.vn`, `neu-${CANARY}@example.vn`])
      await sendMail(em, app.services, securityNotice, { to, locale: 'vi', props });
    await jobs.send(em, sendPasswordReset, { email: `${CANARY}@example.vn` });
  });
  return learner;
}

function erase(personId: string): Promise<void> {
  const context = createContext(app.services, { id: 't', address: '127.0.0.1', origin: 'job' }, 'vi');
  return context.em.transactional((em) => erasePerson(em, context, personId));
}

test('the erasure of a person leaves only books and the audit log', async () => {
  const account = await createFullAccount();
  const before = await findTablesWithCanary();
  // Every table that can contain data of the person does, otherwise the test would prove nothing
  for (const { table, erasure } of personalData)
    if (erasure === 'blank' && table !== 'teacher_profile') expect(before).toContain(`public.${table}`);
  for (const { table } of [...indirectData, ...dataByAddress]) expect(before).toContain(`public.${table}`);
  for (const table of [
    'assistant_request',
    'bookmark',
    'content_appeal',
    'export_file',
    'lesson_note',
    'search_word',
    'upload',
  ])
    expect(before).toContain(`public.${table}`);
  await erase(account.id);
  // A throttle counter of another person with a similar address stays
  expect(await db("delete from throttle where key like 'password:account:cu%' returning key")).toHaveLength(
    1,
  );
  expect(await findTablesWithCanary()).toEqual([]);
  expect(
    await db(
      'select full_name, is_active, roles, erased_at is not null as erased from person where id = ?',
      account.id,
    ),
  ).toEqual([{ full_name: 'Người dùng đã xoá', is_active: false, roles: ['USER'], erased: true }]);
  expect(await db('select stars from rating where author_id = ?', account.id)).toEqual([{ stars: 5 }]);
  expect(await count('lesson_viewing')).toBe(0);
  // The remaining member keeps the group
  expect(
    await db('select g.name, m.role from group_member m join study_group g on g.id = m.group_id'),
  ).toEqual([{ name: 'x', role: 'LEADER' }]);
  expect(await db('select total from orders where buyer_id = ?', account.id)).toHaveLength(2);
  expect(
    await db(
      "select action, before, address from audit_log where action in ('person.update', 'course.create') order by action",
    ),
  ).toEqual([
    { action: 'course.create', before: null, address: null },
    { action: 'person.update', before: null, address: null },
  ]);
  // The course stays suspended, without the request
  expect(
    await db('select status, restore_asked_at, restore_message from course where teacher_id = ?', account.id),
  ).toEqual([{ status: 'SUSPENDED', restore_asked_at: null, restore_message: null }]);
  expect((await ask(account, '{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('an erased person can neither be erased again nor sign in', async () => {
  const learner = await student();
  await erase(learner.id);
  await expect(erase(learner.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(updateRow('person', learner.id, 'is_active = true')).rejects.toThrow(
    'person_erased_is_inactive',
  );
});

test('the audit log is blanked for erased people only and is otherwise immutable', async () => {
  const learner = await student();
  await db(
    `insert into audit_log (actor_id, action, target_type, target_id, before, reason, origin)
     values (?, 'person.update', 'person', ?, '{"a":1}', 'x', 'test')`,
    learner.id,
    learner.id,
  );
  const blank =
    "update audit_log set before = null, reason = null where target_id = ? and action = 'person.update'";
  await expect(db(blank, learner.id)).rejects.toThrow('append-only');
  await updateRow('person', learner.id, 'is_active = false, erased_at = now()');
  for (const change of [
    "action = 'x'",
    "before = '{}'",
    "reason = 'y'",
    'at = now()',
    'actor_id = null',
    "address = '1'",
  ])
    await expect(db(`update audit_log set ${change} where target_id = ?`, learner.id)).rejects.toThrow(
      'append-only',
    );
  await expect(db('delete from audit_log where target_id = ?', learner.id)).rejects.toThrow('append-only');
  await db(blank, learner.id);
});
