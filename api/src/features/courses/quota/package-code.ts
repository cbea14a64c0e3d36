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
  description: 'Code of a teacher package.',
  valuesConfig: {
    FREE: { description: 'Free package that every teacher has.' },
    BASIC: { description: 'The smallest paid package.' },
    PRO: { description: 'For teachers who earn their living from courses.' },
    STUDIO: { description: 'The largest package, for academies.' },
    TRANSITION: {
      description: 'Not sold: free for twelve months for teachers from before packages existed.',
    },
  },
});
