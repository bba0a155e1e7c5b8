import { composed } from '#shared/text/plain-text';
import { withKnownMonths } from './month-names';

/** Hyphens that do not break, the minus sign, and the hyphens of other scripts' widths. */
const hyphens = /[\u2010\u2011\u2212\ufe58\ufe63\uff0d]/g;
/** Fonts map one drawn hyphen to several codes. */
const manyHyphens = /(?:-\u00ad?[\u2010\u2011]|\u00ad[\u2010\u2011-])/g;
/** Between spaces or digits a soft hyphen is drawn. In a word it is where the word may break. */
const drawnSoftHyphen = /(?<=\s|\d)\u00ad(?=\s|\d)/g;
const ligatures = /[\ufb00-\ufb06\ufb13-\ufb17]/g;
/** 'March 2019 → May 2020', and 'March 2019 →' of what goes on. */
const arrows = { between: /(?<=\d{4})\s?→\s?(?=[\p{L}\d])/gu, atEnd: /(?<=\d{4})\s?→\s*$/u };
const noBreakSpaces = /[\u00a0\u2007\u202f]/g;

/** The dots that lead from a fact to one at the right edge. */
export const leaders = / ?(?:\.{5,}|…{3,}|(?:\. ){4,}\.) ?/g;

const isPlain = /^[\t\n -~]*$/;

/**
 * A file's text with one sign for each meaning, before any rule reads it: hyphens, ligatures, spaces that do not break, and
 * letters with their marks.
 */
export const plainSigns = (text: string): string => withKnownMonths(withOneSign(text));

const withOneSign = (text: string): string =>
  isPlain.test(text)
    ? text
    : composed(
        text
          .replace(manyHyphens, '-')
          .replace(drawnSoftHyphen, '-')
          .replaceAll('\u00ad', '')
          .replace(hyphens, '-')
          .replace(ligatures, (ligature) => composed(ligature, 'NFKC'))
          .replace(noBreakSpaces, ' ')
          .replace(arrows.between, ' – ')
          .replace(arrows.atEnd, ' – Present'),
      );
