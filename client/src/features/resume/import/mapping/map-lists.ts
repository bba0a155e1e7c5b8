import { cutText } from '#shared/resume/json-resume/report';
import type { Found, ReadSection } from '#shared/resume/read-resume';
import { resumeLimits } from '#shared/resume/resume-fields';
import { interestField, languageFields, sectionLimits } from '#shared/resume/sections/section-fields';
import type { LanguageEntry } from '#shared/resume/sections/schema';
import { hasRoomForSkill, isSameSkill } from '#shared/resume/skills';
import { cleanLine } from '#shared/text/plain-text';
import type { FieldWriter } from './field-writer';

const level =
  /^(?:native|fluent|conversational|basic|beginner|novice|elementary|intermediate|upper intermediate|advanced|proficient|proficiency|expert|master|good|excellent|limited|professional|full professional|working|bilingual|mother tongue|first language|second language|katutubo|bihasa|[abc][12]|(?:jlpt|jft)[ -]?(?:basic|n[1-5])|n[1-5]|(?:toeic|toefl|ielts|topik|hsk)\b.{0,12})(?: (?:speaker|level|proficiency|user|working|knowledge|or bilingual|professional|working proficiency|or bilingual proficiency))*\.?$/i;

const isLevel = (text: string) => level.test(text.replace(/^[(\s]+|[)\s]+$/g, ''));

/** Items, with a level of its own joined to the item before it: 'English', 'Native speaker'. */
const withLevels = (items: readonly Found[]) => {
  const joined: { found: Found; level?: Found }[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last && !last.level && isLevel(item.text)) last.level = item;
    else joined.push({ found: item });
  }
  return joined;
};

/** How long a skill was used, as job boards print it: 'Scheduling (7 years)'. */
const years = /\s+\((?:less than )?\d{1,2}\+? years?\)$/i;

const itemsOf = (sections: readonly ReadSection[]) => sections.flatMap(({ items }) => items);

/** 'English (Native)', 'English - Native', 'English Native', 'English: C1' → the language and its level. */
const splitLevel = (text: string): [string, string] => {
  const [, name = text, inBrackets, behind] =
    /^(.{2,40}?)\s*(?:\(([^()]+)\)|(?:[:–—-]|,)\s+(.+))$/u.exec(text) ?? [];
  const [language = '', ...words] = text.split(' ');
  if (name === text && isLevel(words.join(' '))) return [language, words.join(' ')];
  if (name === text && words.length === 1 && isLevel(language)) return [words[0] ?? '', language];
  return [name, inBrackets ?? behind ?? ''];
};

export const mapLanguages = (sections: readonly ReadSection[], writer: FieldWriter): LanguageEntry[] => {
  const languages: LanguageEntry[] = [];
  for (const { found, level: own } of withLevels(itemsOf(sections))) {
    const [name, fluency] = own ? [found.text, own.text] : splitLevel(cleanLine(found.text));
    if (languages.length === sectionLimits.languages) {
      writer.markUsed(found);
      writer.report.setAside('Language', found.text, `There is room for ${sectionLimits.languages} entries`);
      continue;
    }
    const to = writer.at(`languages.${languages.length}.`, `Language: ${cutText(name, 60)}`);
    languages.push({
      name: to.line('name', languageFields.name, found, name),
      level: to.line('level', languageFields.level, own ?? (fluency ? found : undefined), fluency),
    });
  }
  return languages;
};

const { skill: limits } = resumeLimits;

/** No duplicates, and no more than there is room for; the rest is reported. */
export const mapSkills = (sections: readonly ReadSection[], writer: FieldWriter): string[] => {
  const { report } = writer;
  const skills: string[] = [];
  for (const { found: item, level: own } of withLevels(itemsOf(sections))) {
    const name = cleanLine(item.text.replace(years, ''));
    const both = own ? `${name} (${own.text.replace(/^\(|\)$/g, '')})` : name;
    const fits = own !== undefined && both.length <= limits.max;
    const text = fits ? both : name;
    const found = {
      text: fits ? `${item.text} ${own.text}` : item.text,
      places: fits ? [...item.places, ...own.places] : item.places,
      // What is too long is likely several skills that nothing tells apart.
      confidence: text.length > limits.max ? 0.6 : item.confidence,
    };
    writer.markUsed(found);
    if (!fits) writer.markUsed(own);
    if (name.length < limits.min)
      report.setAside('Skill', name, `It needs at least ${limits.min} characters`);
    else if (skills.some((known) => isSameSkill(known, text)))
      report.leftOut('Skill', text, 'It is in the list already');
    else if (!hasRoomForSkill(skills))
      report.setAside('Skill', text, `Maximum ${resumeLimits.skills} skills allowed`);
    else {
      const skill = report.fit('Skill', text, { max: limits.max });
      skills.push(writer.record(`skills.${skills.length}`, skill, found));
    }
  }
  return skills;
};

export const mapInterests = (sections: readonly ReadSection[], writer: FieldWriter): string[] => {
  const interests: string[] = [];
  for (const found of itemsOf(sections)) {
    writer.markUsed(found);
    const text = cleanLine(found.text);
    if (interests.length === sectionLimits.interests)
      writer.report.setAside('Interest', text, `There is room for ${sectionLimits.interests} entries`);
    else {
      const interest = writer.report.fit('Interest', text, interestField);
      interests.push(writer.record(`interests.${interests.length}`, interest, found));
    }
  }
  return interests;
};
