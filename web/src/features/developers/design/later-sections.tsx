import { Charts } from './charts.tsx';
import { Codes } from './codes.tsx';
import { Dialogs } from './dialogs.tsx';
import { Choices, Dates, Fields, Numbers } from './inputs.tsx';
import type { Samples } from './sample.tsx';
import { Section } from './section.tsx';
import { LATER, type LaterId } from './sections.ts';
import { Table } from './table.tsx';
import { Texts } from './text.tsx';
import { Videos } from './videos.tsx';

const later: Record<LaterId, Samples> = {
  fields: Fields,
  choices: Choices,
  numbers: Numbers,
  dates: Dates,
  dialogs: Dialogs,
  tables: Table,
  codes: Codes,
  charts: Charts,
  richText: Texts,
  videos: Videos,
};

export const LaterSections = () => LATER.map((id) => <Section key={id} id={id} of={later[id]} />);
