import { Link } from 'react-router-dom';
import classes from './developers.module.css';

/** `code` and [links](/path) inside a line. */
const PIECES = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;
/** Pages that the server provides outside of the web app. */
const ELSEWHERE = /^\/(api|graphql)(\/|$)/;

/** A line of formatted text. */
export const Inline = ({ text }: { text: string }) =>
  text.split(PIECES).map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the list is always replaced as a whole
    if (piece.startsWith('`')) return <code key={index}>{piece.slice(1, -1)}</code>;
    const [, label, to] = LINK.exec(piece) ?? [];
    if (!label || !to) return piece;
    if (to.startsWith('#') || ELSEWHERE.test(to))
      return (
        <a key={index} href={to}>
          {label}
        </a>
      );
    return (
      <Link key={index} to={to}>
        {label}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the list is always replaced as a whole
  });

/** A message with paragraphs, lists, code and links, for the documentation. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={classes.prose}>
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>
                <Inline text={line.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <Inline text={block} />
          </p>
        ),
      )}
    </div>
  );
}
