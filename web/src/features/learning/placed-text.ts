interface PlacedText {
  text: string;
  atSec: number | null;
  paragraph: number | null;
}

export const BLANK_TEXT: PlacedText = { text: '', atSec: null, paragraph: null };

const isPlace = (value: unknown): boolean => value === null || typeof value === 'number';

export const isPlacedText = ({ atSec, paragraph }: PlacedText): boolean =>
  isPlace(atSec) && isPlace(paragraph);
