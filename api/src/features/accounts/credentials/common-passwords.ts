import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { withoutAccents } from '../../../platform/i18n/without-accents.ts';

/** Words that Vietnamese passwords often begin with. The estimator handles what surrounds them. */
const VIETNAMESE =
  `matkhau anhyeuem emyeuanh yeuem yeuemnhieu anhnhoem nhoanhlam tinhyeu conyeu meyeucon bemeyeu giadinh congchua
  hoangtu khongbiet khongco boyvip zingme gamevui vietnam hanoi saigon danang hocvien hoctap giaovien nguyen nguyenvan
  nguyenthi tranvan tranthi levan phamvan hoangha xinchao toiyeu toiyeuvietnam motconvit`.split(/\s+/);

/** Guesses, as a power of ten, that an online attack can make in months. Stronger passwords are accepted. */
const EASY = 6;
/** Characters that are estimated. The estimate slows down with each, and a password of this length is never weak. */
const MAX_CHECKED_LENGTH = 32;

/** Names as people type them into passwords: without accents, in lower case. */
const plain = (word: string): string => withoutAccents(word.toLowerCase());

let estimator: ZxcvbnFactory | undefined;

/**
 * True if an attacker would guess this password early: leaked passwords, keyboard patterns, dates, repetition, and
 * data about its owner.
 * @param about e-mail address and name of the owner
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  // Created on first use, because sorting its word lists is slow
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, vietnamese: VIETNAMESE },
    graphs: adjacencyGraphs,
  });
  const words = about
    .flatMap((text) => [text, text.split('@')[0]!, ...text.split(/[\s@._-]+/)])
    .flatMap((word) => [word, plain(word)])
    .filter((word) => word.length > 2);
  return estimator.check(password.slice(0, MAX_CHECKED_LENGTH), words).guessesLog10 < EASY;
}
