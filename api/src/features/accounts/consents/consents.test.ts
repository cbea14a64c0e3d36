import { expect, test } from 'vitest';
import { allPurposes, purposeNames } from '../../../platform/access/consents.ts';
import { LOCALES, type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import { testApp } from '../../../testing/app.ts';
import { getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog } from '../../../testing/study.ts';

const app = await testApp();
const { ask, consent, db, fetchRoot, student } = helpersFor(app);
type Actor = Awaited<ReturnType<typeof student>>;

const CONSENTS = '{ myConsents { purpose isGiven receipt { code } } }';
const RECEIPTS = '{ myConsentReceipts { code purpose isGiven privacyVersion } }';
interface Answered {
  isGiven: boolean;
  receipt: { id: string; code: string; isGiven: boolean; privacyVersion: number } | null;
}
const answer = async (who: Actor, isGiven: boolean, purpose = 'COURSE_OFFERS') =>
  await fetchRoot<Answered>(
    who,
    `mutation($input: SetConsentInput!) { setConsent(input: $input) {
      isGiven receipt { id code isGiven privacyVersion } } }`,
    { input: { purpose, isGiven } },
  );

test('nobody consents before they answer, to any purpose', async () => {
  const consents = await fetchRoot<object[]>(await student(), CONSENTS);
  expect(consents).toEqual(
    Object.keys(purposeNames).map((purpose) => ({ purpose, isGiven: false, receipt: null })),
  );
  expect(consents.length).toBeGreaterThan(2);
});

test('giving and withdrawing each leave a receipt with the privacy policy that applied', async () => {
  const [who, other] = [await student(), await student()];
  // Nothing was given, so nothing is withdrawn
  expect(await answer(who, false)).toEqual({ isGiven: false, receipt: null });
  const given = await answer(who, true);
  expect(given).toMatchObject({ isGiven: true, receipt: { isGiven: true, privacyVersion: 1 } });
  expect(given.receipt!.code).toMatch(/^CR(-[0-9A-F]{4}){3}$/);
  expect(await answer(who, true)).toEqual(given);
  const withdrawn = await answer(who, false);
  expect(withdrawn).toMatchObject({ isGiven: false, receipt: { isGiven: false } });
  expect(await fetchRoot(who, RECEIPTS)).toEqual(
    [withdrawn, given].map(({ isGiven, receipt }) => ({
      ...{ code: receipt!.code, purpose: 'COURSE_OFFERS', isGiven, privacyVersion: 1 },
    })),
  );
  expect(await fetchRoot(other, RECEIPTS)).toEqual([]);
  expect(await getAuditLog(app, who.id)).toMatchObject([
    { action: 'person.set-consent', after: { purpose: 'COURSE_OFFERS', isGiven: true } },
    { action: 'person.set-consent', after: { purpose: 'COURSE_OFFERS', isGiven: false } },
  ]);
});

test('answers at the same time leave alternating receipts', async () => {
  const who = await student();
  await Promise.all([true, true, false, true, false, false].map((isGiven) => answer(who, isGiven)));
  const receipts = await fetchRoot<{ isGiven: boolean }[]>(who, RECEIPTS);
  receipts.reverse().forEach(({ isGiven }, n) => {
    expect(isGiven).toBe(n % 2 === 0);
  });
});

test('receipts are append-only', async () => {
  const who = await student();
  await consent(who.id, 'COURSE_OFFERS');
  for (const change of ['update consent set is_given = false', 'delete from consent'])
    await expect(db(`${change} where person_id = ?`, who.id)).rejects.toThrow('append-only');
});

test('the kinds of notifications that need a consent are shown with it only', async () => {
  const who = await student();
  const kinds = async () =>
    (await fetchRoot<{ kind: string }[]>(who, '{ notificationPreferences { kind } }'))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('WISHLIST'));
  expect(await kinds()).toEqual([]);
  await answer(who, true);
  expect(await kinds()).toHaveLength(3);
});

test('guests have no consents, and unknown purposes are refused', async () => {
  expect(getCode(await ask(undefined, CONSENTS))).toBe('UNAUTHENTICATED');
  const unknown = 'mutation { setConsent(input: { purpose: EVERYTHING, isGiven: true }) { isGiven } }';
  expect((await ask(await student(), unknown)).errors).toBeDefined();
});

test.each(LOCALES)('every purpose is explained in %s', (locale) => {
  for (const purpose of allPurposes())
    for (const part of ['title', 'text', 'data', 'stops']) {
      const key = `consent.${purpose}.${part}`;
      expect(translate(locale, key as MessageKey), key).not.toBe(key);
    }
});
