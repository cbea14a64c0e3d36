import { Codes } from './codes.tsx';
import { Dialogs } from './dialogs.tsx';
import { Choices, Dates, Fields, Numbers } from './inputs.tsx';
import type { Samples } from './sample.tsx';
import { Section } from './section.tsx';
import { LATER, type LaterId } from './sections.ts';
import { Table } from './table.tsx';

const later: Record<LaterId, Samples> = {
  fields: Fields,
  choices: Choices,
  numbers: Numbers,
  dates: Dates,
  dialogs: Dialogs,
  tables: Table,
  codes: Codes,
};

export const LaterSections = () => LATER.map((id) => <Section key={id} id={id} of={later[id]} />);
