import type { App } from '../app.ts';
import { select } from './factories.ts';

export interface OrderedMail {
  readonly mail: string;
  readonly to: string;
  readonly locale: string;
  readonly props: Record<string, string>;
}

/** The e-mails that were queued for an address, the oldest first. */
export async function mailsTo(app: App, to: string): Promise<OrderedMail[]> {
  const rows = await select<{ data: { mail: string; to: string; locale: string; props: string } }>(
    app,
    `select data from pgboss.job where name = 'mail.deliver' and data->>'to' = ? order by created_on, id`,
    [to],
  );
  return rows.map(({ data }) => ({
    ...data,
    props: JSON.parse(app.services.keys.open('mail props', Buffer.from(data.props, 'base64'))!.toString()),
  }));
}

/** The value of `#name=` in the link of the newest e-mail of a kind. */
export async function codeTo(app: App, to: string, mail: string, name: string): Promise<string> {
  const found = (await mailsTo(app, to)).filter((each) => each.mail === mail).at(-1);
  if (!found) throw new Error(`no ${mail} to ${to}`);
  return new URLSearchParams(new URL(found.props.link ?? found.props.confirmLink!).hash.slice(1)).get(name)!;
}
