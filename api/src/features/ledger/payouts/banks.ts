import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Vietnamese bank that supports transfers.' })
export class Bank {
  @Field({
    description: 'Six-digit bank identification number (BIN) from the NAPAS list, used in transfers.',
  })
  bin!: string;
  @Field({ description: 'Common name of the bank.' })
  name!: string;
}

/** Members of NAPAS 247 by BIN (NAPAS, list of acquirer IDs), in alphabetical order of their names. */
const NAMES: Readonly<Record<string, string>> = {
  970425: 'ABBANK',
  970416: 'ACB',
  970405: 'Agribank',
  970409: 'Bac A Bank',
  970438: 'BAOVIET Bank',
  970418: 'BIDV',
  970454: 'BVBank',
  546034: 'CAKE by VPBank',
  422589: 'CIMB',
  970446: 'Co-opBank',
  970431: 'Eximbank',
  970408: 'GPBank',
  970437: 'HDBank',
  970442: 'Hong Leong Bank',
  458761: 'HSBC',
  970434: 'Indovina Bank',
  970452: 'KienlongBank',
  970449: 'LPBank',
  970422: 'MB Bank',
  970414: 'MBV',
  970426: 'MSB',
  970428: 'Nam A Bank',
  970419: 'NCB',
  970448: 'OCB',
  970430: 'PGBank',
  970439: 'Public Bank',
  970412: 'PVcomBank',
  970403: 'Sacombank',
  970400: 'SAIGONBANK',
  970429: 'SCB',
  970440: 'SeABank',
  970443: 'SHB',
  970424: 'Shinhan Bank',
  970410: 'Standard Chartered',
  970407: 'Techcombank',
  963388: 'Timo',
  970423: 'TPBank',
  546035: 'Ubank by VPBank',
  970458: 'UOB',
  970444: 'VCBNeo',
  970441: 'VIB',
  970427: 'VietABank',
  970433: 'Vietbank',
  970436: 'Vietcombank',
  970415: 'VietinBank',
  970406: 'Vikki Bank',
  970432: 'VPBank',
  970421: 'VRB',
  970457: 'Woori Bank',
};

export const BANKS: readonly Bank[] = Object.entries(NAMES)
  .map(([bin, name]) => ({ bin, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'vi'));

/** The common name of a bank. Falls back to the BIN if only an earlier release knew the bank. */
export const bankName = (bin: string): string => NAMES[bin] ?? bin;
