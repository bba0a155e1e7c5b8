import { contentRules } from './content-rules';
import { documentRules } from './document-rules';
import { fontRules } from './font-rules';
import { objectsOf, parsedPdf, type Objects } from './parsed-pdf';
import { structureRules } from './structure-rules';

/** What of PDF/UA-1 a program can check, as far as our files have what the rules are about. */
export const rules = [...contentRules, ...structureRules, ...documentRules, ...fontRules];

/** The rules that a file breaks, with where. */
export const brokenRules = (objects: Objects): string[] => {
  const pdf = parsedPdf(objects);
  return rules.flatMap(({ id, what, failures }) => failures(pdf).map((where) => `${id} ${what}: ${where}`));
};

export const brokenRulesOf = (path: string) => brokenRules(objectsOf(path));
