import { useState } from 'react';
import classes from './avatar.module.css';

/** A small stable hash, so that a person keeps the same tint everywhere. */
export const nameHash = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** Initials of the last two words: a Vietnamese name ends with the given name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).slice(-2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
};

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  /** At the head of a page: loaded at once. */
  isAbove?: boolean;
}

/**
 * A person's picture; initials on a tint when there is none, and the default picture when theirs fails to load
 * (specification, sections 2 and 9). Decorative: the name always stands beside it.
 */
export function Avatar({ name, src, size = 40, isAbove = false }: AvatarProps) {
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const box = { width: size, height: size, fontSize: Math.round(size * 0.36) };
  if (src) {
    const shown = failedSource === src ? '/default-avatar.svg' : src;
    return (
      <img
        className={classes.picture}
        src={shown}
        alt=""
        width={size}
        height={size}
        style={box}
        loading={isAbove ? 'eager' : 'lazy'}
        onError={() => setFailedSource(src)}
      />
    );
  }
  return (
    <span
      className={classes.initials}
      data-hue={nameHash(name) % 6}
      data-initials={initialsOf(name)}
      style={box}
      aria-hidden="true"
    />
  );
}
