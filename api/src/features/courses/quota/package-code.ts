import { registerEnumType } from 'type-graphql';

export enum PackageCode {
  FREE = 'FREE',
  BASIC = 'BASIC',
  PRO = 'PRO',
  STUDIO = 'STUDIO',
  TRANSITION = 'TRANSITION',
}
registerEnumType(PackageCode, {
  name: 'PackageCode',
  description: 'What a teacher package is called.',
  valuesConfig: {
    FREE: { description: 'What every teacher has without paying.' },
    BASIC: { description: 'The smallest package that is paid for.' },
    PRO: { description: 'For teachers who live from their courses.' },
    STUDIO: { description: 'For academies: the largest package.' },
    TRANSITION: {
      description:
        'Not sold: what sellers of the time before packages have for twelve months, free of charge.',
    },
  },
});
