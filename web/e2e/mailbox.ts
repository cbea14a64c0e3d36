import { expect } from '@playwright/test';
import { app } from './app.ts';

const readPage = async (path: string) => (await fetch(`${app.url}${path}`)).text();

/** Waits for the newest mail to a person with this subject in the mailbox of the app. @returns the URL of its button */
export async function findMailedLink(email: string, subject: RegExp): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await readPage(`/sandbox/mailbox?to=${encodeURIComponent(email)}`);
        const mails = [...list.matchAll(/<a href="([^"]+)"><b>([^<]*)<\/b>/g)];
        path = mails.find(([, , title = '']) => subject.test(title))?.[1];
        return path;
      },
      // A job sends the mail
      { timeout: 60_000, message: `mail ${subject} to ${email}` },
    )
    .toBeDefined();
  // The link is also in the plain text of the mail
  const [, link] = /<pre>.*?<a href="([^"]+#[^"]+)"/s.exec(await readPage(path ?? '')) ?? [];
  expect(link, `link in the mail ${subject}`).toBeDefined();
  return link ?? '';
}
