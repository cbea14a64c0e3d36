import { PERSON, type PersonData, person } from '../../legacy.ts';

/** What a mutation that opens a session answers to {@link sessionDocument}. */
export interface SessionData {
  readonly session: {
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly user: PersonData;
  };
}

/** The document around a mutation that opens a session. */
export const sessionDocument = (operation: string, mutation: string): string =>
  `${operation} { session: ${mutation} { accessToken refreshToken user { ...Person } } }\n${PERSON}`;

/** `{ user, accessToken, refreshToken }` (specification, section 3). */
export const session = ({ session: { user, ...tokens } }: SessionData) => ({ user: person(user), ...tokens });
