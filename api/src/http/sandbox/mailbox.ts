import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { toLocale } from '../../platform/i18n/messages/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { gonePage, listPage, MAILBOX_STYLES, mailPage, type StoredMail } from './mailbox-page.ts';

/** E-mails per page. Older ones can be found by recipient. */
const PAGE_SIZE = 100;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** E-mails contain text from users: they may have styles, but can only open their links in a new window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

type ById = { Params: { id: string } };

/**
 * `/sandbox/mailbox`: e-mails that would have been sent. The route does not exist if a mail server is configured, so
 * not in production either.
 */
export async function mailboxRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const read = <R extends object>(statement: Sql) => runSql<R>(services.orm.em.fork(), statement);
  const findMail = async (id: string) =>
    isUuid(id)
      ? (
          await read<StoredMail & { html: string; text: string }>(
            sql`select id, sender, recipient, subject, html, text, created_at from sandbox_mail where id = ${id}`,
          )
        )[0]
      : undefined;
  const getLanguage = ({ headers }: FastifyRequest) => toLocale(headers['accept-language']);

  server.get('/sandbox/mailbox.css', (_, reply) => reply.type('text/css').send(MAILBOX_STYLES));

  server.get<{ Querystring: { to?: string | string[] } }>('/sandbox/mailbox', async (request, reply) => {
    const to = String(request.query.to ?? '').trim();
    const mails = await read<StoredMail>(
      sql`select id, sender, recipient, subject, created_at from sandbox_mail
       where strpos(lower(recipient), lower(${to})) > 0 order by id desc limit ${PAGE_SIZE}`,
    );
    return html(reply, listPage(getLanguage(request), mails, to), PAGE_POLICY);
  });

  server.get<ById>('/sandbox/mailbox/:id', async (request, reply) => {
    const mail = await findMail(request.params.id);
    const locale = getLanguage(request);
    return html(reply.code(mail ? 200 : 404), mail ? mailPage(locale, mail) : gonePage(locale), PAGE_POLICY);
  });

  server.get<ById>('/sandbox/mailbox/:id/html', async (request, reply) => {
    const mail = await findMail(request.params.id);
    return html(reply.code(mail ? 200 : 404), mail?.html ?? gonePage(getLanguage(request)), MAIL_POLICY);
  });
}

const html = (reply: FastifyReply, page: string, policy: string) =>
  reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page);
