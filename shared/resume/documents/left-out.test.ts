import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleResume } from '../sample-resume';
import type { ResumeContent } from '../schema';
import { wholeOf, withItemBack, withoutItem, withoutLines } from './left-out';
import { keepMine, ownChangesByKey, sourceChanges, takeChange } from './source-changes';
import type { Version } from './version';

const [job] = sampleResume.experience;
if (!job) throw new Error('The sample has a job');
const saying = (...lines: string[]): ResumeContent => ({
  ...sampleResume,
  experience: [{ ...job, description: lines.join('\n') }],
});
const points = [
  '- Cared for six patients a shift',
  '- Trained twelve new nurses in triage',
  '- Cut waiting times by a fifth',
];
const versionOf = (content: ResumeContent): Version => ({
  content,
  leftOut: [],
  base: content,
  alwaysMine: [],
});
const linesOf = ({ content }: Pick<Version, 'content'>) => content.experience[0]?.description.split('\n');
const without = (version: Version, index: number) => {
  const shorter = withoutItem(version, {
    part: 'experience',
    index: 0,
    line: { field: 'description', index },
  });
  if (!shorter) throw new Error('There is no such line');
  return shorter;
};

describe('a point that is left out', () => {
  const version = without(versionOf(saying(...points)), 1);

  test('is on no page, and put back where it was', () => {
    expect(linesOf(version)).toEqual([points[0], points[2]]);
    const back = withItemBack(version, 'experience', 0);
    expect(back).toEqual(versionOf(saying(...points)));
  });

  test('is no difference from the source, in neither direction', () => {
    const source = saying(...points);
    const whole = wholeOf(version).version;
    expect(sourceChanges(whole, source)).toEqual([]);
    expect([...ownChangesByKey(whole, source)]).toEqual([]);
  });

  test.each([
    ['taken', takeChange, ['- Cared for eight patients a shift', points[2]]],
    ['kept', keepMine, [points[0], points[2]]],
  ])('stays left out when a change of its text is %s', (_name, answer, printed) => {
    const source = saying('- Cared for eight patients a shift', points[1]!, points[2]!);
    const { version: whole, lines } = wholeOf(version);
    const [change] = sourceChanges(whole, source);
    const after = withoutLines({ version: answer(whole, change!), lines });
    expect(linesOf(after)).toEqual(printed);
    expect(after.leftOut).toMatchObject([{ item: points[1], place: 1 }]);
    expect(sourceChanges(wholeOf(after).version, source)).toEqual([]);
  });

  test('stays left out in its new wording, and is given up where the source gave it up', () => {
    const taken = (source: ResumeContent) => {
      const { version: whole, lines } = wholeOf(version);
      return withoutLines({ version: takeChange(whole, sourceChanges(whole, source)[0]!), lines });
    };
    const reworded = taken(saying(points[0]!, '- Trained fifteen new nurses in triage', points[2]!));
    expect(linesOf(reworded)).toEqual([points[0], points[2]]);
    expect(reworded.leftOut).toMatchObject([{ item: '- Trained fifteen new nurses in triage' }]);
    const shorter = taken(saying(points[0]!, points[2]!));
    expect(linesOf(shorter)).toEqual([points[0], points[2]]);
    expect(shorter.leftOut).toEqual([]);
  });

  test('is there again, with its entry, when that was left out and put back', () => {
    const out = withoutItem(version, { part: 'experience', index: 0 })!;
    expect(wholeOf(out).version.leftOut[1]?.item).toMatchObject({ description: points.join('\n') });
    const back = withItemBack(out, 'experience', 1)!;
    expect(linesOf(withItemBack(back, 'experience', 0)!)).toEqual(points);
  });

  test('has no place where its entry was deleted, and is not lost', () => {
    const deleted = { ...version, content: { ...version.content, experience: [] } };
    expect(withItemBack(deleted, 'experience', 0)).toBeUndefined();
    expect(withoutLines(wholeOf(deleted))).toEqual(deleted);
  });

  test('that its owner typed again is not taken away', () => {
    const typed = { ...version, content: saying(points[1]!, points[0]!, points[2]!) };
    expect(withoutLines(wholeOf(typed))).toEqual(typed);
  });
});

describe('a line of the summary that is left out', () => {
  const summary = (...lines: string[]): ResumeContent => ({ ...sampleResume, summary: lines.join('\n') });
  const [first, second] = ['Nurse in intensive care.', 'Trained twelve new nurses.'] as const;
  const version = withoutItem(versionOf(summary(first, second)), {
    part: 'summary',
    index: 0,
    line: { field: 'summary', index: 1 },
  })!;

  test('is on no page, no difference, and put back where it was', () => {
    expect(version.content.summary).toBe(first);
    const whole = wholeOf(version).version;
    expect(sourceChanges(whole, summary(first, second))).toEqual([]);
    expect([...ownChangesByKey(whole, summary(first, second))]).toEqual([]);
    expect(withItemBack(version, 'summary', 0)).toEqual(versionOf(summary(first, second)));
  });

  test('stays left out when a change of the summary is taken, also in a new wording', () => {
    const source = summary('Nurse in intensive and coronary care.', 'Trained fifteen new nurses.');
    const { version: whole, lines } = wholeOf(version);
    const after = withoutLines({ version: takeChange(whole, sourceChanges(whole, source)[0]!), lines });
    expect(after.content.summary).toBe('Nurse in intensive and coronary care.');
    expect(after.leftOut).toMatchObject([{ part: 'summary', item: 'Trained fifteen new nurses.' }]);
    expect(sourceChanges(wholeOf(after).version, source)).toEqual([]);
  });

  test.each([
    ['alone', []],
    ['beside others', ['Licensed since 2012.']],
  ])('is given up where the source joined it with another, %s: that one is not lost', (_name, others) => {
    const source = summary(`${first} ${second}`, ...others);
    const { version: whole, lines } = wholeOf(version);
    const after = withoutLines({ version: takeChange(whole, sourceChanges(whole, source)[0]!), lines });
    expect(after.content.summary).toBe(source.summary);
    expect(after.leftOut).toEqual([]);
  });

  test('is no part of a summary that was rewritten as a whole, and stays left out', () => {
    const rewritten = 'Ward manager who leads by example.';
    const mine = { ...version, content: summary(rewritten) };
    const { version: whole, lines } = wholeOf(mine);
    expect(whole.content.summary).toBe(rewritten);
    expect([...ownChangesByKey(whole, summary(first, second)).values()]).toMatchObject([{ now: rewritten }]);
    expect(withoutLines({ version: whole, lines })).toEqual(mine);
    expect(withItemBack(mine, 'summary', 0)?.content.summary).toBe(`${rewritten}\n${second}`);
  });

  test('is told by the summary as it was last agreed with the source, however often that is rewritten', () => {
    const source = summary('Ward manager who leads by example.', second);
    const taken = (from: Version, to: ResumeContent) => {
      const { version: whole, lines } = wholeOf(from);
      return withoutLines({ version: takeChange(whole, sourceChanges(whole, to)[0]!), lines });
    };
    const after = taken(version, source);
    expect(after.content.summary).toBe('Ward manager who leads by example.');
    expect([...ownChangesByKey(wholeOf(after).version, source)]).toEqual([]);
    const again = summary('Head of emergency with ten years abroad.', second);
    const later = taken(after, again);
    expect(later.content.summary).toBe('Head of emergency with ten years abroad.');
    expect([...ownChangesByKey(wholeOf(later).version, again)]).toEqual([]);
  });

  test('with all others of it is no difference from the source either', () => {
    const line = { field: 'summary', index: 0 };
    const none = withoutItem(version, { part: 'summary', index: 0, line })!;
    expect(none.content.summary).toBe('');
    expect(wholeOf(none).version.content).toEqual(summary(first, second));
    expect(withoutLines(wholeOf(none))).toMatchObject({ content: { summary: '' } });
  });
});

test('there is nothing to leave out where there is no line', () => {
  const version = versionOf(saying('- One', '', '- Two'));
  for (const line of [
    { field: 'description', index: 9 },
    { field: 'description', index: 1 },
    { field: 'nothing', index: 0 },
  ])
    expect(withoutItem(version, { part: 'experience', index: 0, line })).toBeUndefined();
  const ofSummary = { field: 'summary', index: 9 };
  expect(withoutItem(version, { part: 'summary', index: 0, line: ofSummary })).toBeUndefined();
  expect(withoutItem(version, { part: 'summary', index: 0 })).toBeUndefined();
  expect(
    withoutItem(version, { part: 'skills', index: 0, line: { field: 'length', index: 0 } }),
  ).toBeUndefined();
});

test('the whole version without its lines is the version, whatever was left out in whatever order', () => {
  const line = fc.constantFrom(...points, '- Same', '- Same', 'Plain text', '');
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 2, maxLength: 8 }),
      fc.array(fc.nat(7), { maxLength: 6 }),
      (lines, presses) => {
        const start = versionOf(saying(...lines));
        const version = presses.reduce(
          (current, index) =>
            withoutItem(current, { part: 'experience', index: 0, line: { field: 'description', index } }) ??
            current,
          start,
        );
        expect(withoutLines(wholeOf(version))).toEqual(version);
        // Of equal and of empty lines it cannot be told which is which.
        if (new Set(lines).size === lines.length && !lines.includes(''))
          expect(wholeOf(version).version.content).toEqual(start.content);
      },
    ),
    { numRuns: 300 },
  );
});
