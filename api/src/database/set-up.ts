import { createInterface } from 'node:readline/promises';
import { type SetupAnswers, setUpBranding } from '../features/branding/index.ts';
import { BRANDING, type Branding, DEMO_BRANDING } from '../platform/branding/branding.ts';
import { AppError } from '../platform/errors/errors.ts';
import { translate } from '../platform/i18n/messages/index.ts';
import type { Services } from '../platform/process/services.ts';

/** Asks a person at a terminal. @returns an empty text to keep what is stored */
export type Ask = (question: string) => Promise<string>;

const QUESTIONS = [
  ['name', 'Name of the academy'],
  ['primaryColour', 'Colour of buttons and links, for example #2245B0'],
  ['email', 'E-mail address for customers'],
] as const;

/** Answers of the operator: those of the environment, otherwise those given at the terminal. */
async function collectAnswers(
  given: SetupAnswers,
  stored: Branding,
  ask: Ask | undefined,
): Promise<SetupAnswers> {
  if (Object.keys(given).length > 0 || !ask) return given;
  const answers: SetupAnswers = {};
  for (const [field, question] of QUESTIONS) {
    const answer = (await ask(`${question} [${stored[field] ?? 'none'}]: `)).trim();
    if (answer) answers[field] = answer;
  }
  return answers;
}

/**
 * Sets name, colours and particulars of a new installation. What is not answered stays as it is stored.
 * @param ask undefined without a terminal
 * @returns the message for the operator
 * @throws Error that names each refused answer
 */
export async function setUp(
  services: Pick<Services, 'config' | 'orm' | 'settings'>,
  ask: Ask | undefined,
): Promise<string> {
  const stored = services.settings.getDocument(BRANDING);
  const answers = await collectAnswers(services.config.setup, stored, ask);
  // The lotus belongs to the demo's brand, so it leaves with its name
  const isFirstName = stored.name === DEMO_BRANDING.name && answers.name && answers.name !== stored.name;
  try {
    const { branding, isChanged } = await setUpBranding(services, {
      ...(isFirstName && { scenes: 'NONE' }),
      ...answers,
    });
    return isChanged
      ? `This installation is ${branding.name} now. Everything else is at /admin/branding.`
      : `Nothing was changed: this installation is ${branding.name}.`;
  } catch (error) {
    if (!(error instanceof AppError) || error.details.length === 0) throw error;
    throw new Error(
      error.details
        .map(({ field, message, params }) => `${NAMES[field] ?? field}: ${translate('en', message, params)}`)
        .join('\n'),
    );
  }
}

const NAMES: Readonly<Record<string, string>> = {
  'values.name': 'BRAND_NAME',
  'values.primaryColour': 'BRAND_COLOUR',
  'values.accentColour': 'BRAND_ACCENT_COLOUR',
  'values.company': 'BRAND_COMPANY',
  'values.email': 'BRAND_EMAIL',
  'values.taxCode': 'BRAND_TAX_CODE',
};

/** The three questions of the setup at the terminal; without one, the settings of the environment apply. */
export async function setUpAtTerminal(services: Services): Promise<string> {
  if (!process.stdin.isTTY) return setUp(services, undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // The end of the input (Ctrl+D) leaves the remaining questions unanswered
    const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
    return await setUp(services, (question) => Promise.race([closed, terminal.question(question)]));
  } finally {
    terminal.close();
  }
}
