import { expect, type Page } from '@playwright/test';
import { PASSWORD, signIn } from './accounts.ts';
import { graphql } from './app.ts';
import { SECOND_BRAND } from './brand.ts';
import { PEOPLE } from './routes.ts';

/** The name of the demo's brand as a word. Technical prefixes are lower case, and the demo's password goes on. */
const DEMO_NAME = /(?<![\w-])Sen(?![\w-])/;

const change = async (document: string, branding: object, mode: object): Promise<void> => {
  const { accessToken } = await signIn(PEOPLE.admin);
  const reason = 'Học viện thứ hai';
  const { proveIdentity } = await graphql<{ proveIdentity: { token: string } }>(
    'mutation($input: ProveIdentityInput!) { proveIdentity(input: $input) { token } }',
    { input: { password: PASSWORD } },
    accessToken,
  );
  const input = { branding: { ...branding, reason }, mode: { ...mode, reason } };
  await graphql(document, input, accessToken, proveIdentity.token);
};

/** Turns the demo into a members-only academy with another name and another colour. */
export const applySecondBrand = (): Promise<void> =>
  change(
    `mutation($branding: ChangeBrandingInput!, $mode: ChangeSiteModeInput!) {
      changeBranding(input: $branding) { version }
      changeSiteMode(input: $mode) { version }
    }`,
    { values: { name: SECOND_BRAND, radius: 'MEDIUM', scenes: 'NONE', primaryColour: '#2245B0' } },
    { isAcademy: true, isMembersOnly: true },
  );

/** Restores the demo's brand and marketplace. */
export const restoreDemoBrand = (): Promise<void> =>
  change(
    `mutation($branding: RestoreBrandingInput!, $mode: ChangeSiteModeInput!) {
      restoreBranding(input: $branding) { version }
      changeSiteMode(input: $mode) { version }
    }`,
    { version: 0 },
    { isAcademy: false, isMembersOnly: false },
  );

/** Asserts that a page names the second brand and nowhere the demo's, in texts and in names for screen readers. */
export async function expectSecondBrand(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
    const values = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...values].filter((text) => text !== null);
  });
  expect(shown.filter((text) => DEMO_NAME.test(text))).toEqual([]);
  expect(await page.title()).toContain(SECOND_BRAND);
}
