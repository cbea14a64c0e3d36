import { Text } from '../../ui/layout/layout.tsx';

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** A name with the matching words highlighted. It ignores accents and case like the search. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const searchWords = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const isTyped = (part: string) => {
    const word = plain(part);
    return searchWords.some((each, i) =>
      i === searchWords.length - 1 && each.length > 1 ? word.startsWith(each) : word === each,
    );
  };
  // Elements at odd indexes are words
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 && isTyped(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id and are never reordered
          <Text as="b" key={i} weight={700} tone="link">
            {part}
          </Text>
        ) : (
          part
        ),
      )}
    </>
  );
}
