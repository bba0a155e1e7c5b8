import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleResume } from '../sample-resume';
import { emptyOf, type ResumeContent } from '../schema';
import { customEntry } from '../sections/schema';
import {
  agreement,
  changesByKey,
  keepMine,
  keyOf,
  ownChangesByKey,
  sourceChanges,
  takeChange,
  withAnswers,
} from './source-changes';
import type { Version } from './version';

const versionOf = (content: ResumeContent): Version => ({
  content,
  leftOut: [],
  base: content,
  alwaysMine: [],
});

const [firstJob, secondJob] = sampleResume.experience;
if (!firstJob || !secondJob) throw new Error('The sample has two jobs');
const withJobs = (experience: ResumeContent['experience']): ResumeContent => ({
  ...sampleResume,
  experience,
});

const takeAll = (version: Version, source: ResumeContent): Version => {
  const [next] = sourceChanges(version, source);
  return next ? takeAll(takeChange(version, next), source) : version;
};
const keepAll = (version: Version, source: ResumeContent): Version => {
  const [next] = sourceChanges(version, source);
  return next ? keepAll(keepMine(version, next), source) : version;
};

test('a version that says what its source says has nothing to answer', () => {
  expect(sourceChanges(versionOf(sampleResume), sampleResume)).toEqual([]);
});

test('a reworded text is shown with what it was, what it is and what the version says', () => {
  const version = { ...versionOf(sampleResume), content: { ...sampleResume, title: 'Flight Nurse' } };
  expect(sourceChanges(version, { ...sampleResume, title: 'Nurse Manager' })).toEqual([
    { kind: 'text', part: 'title', was: sampleResume.title, now: 'Nurse Manager', mine: 'Flight Nurse' },
  ]);
});

test('only what the source changed is shown, not what the version changed', () => {
  const own = withJobs([secondJob, { ...firstJob, description: 'Reworded for this job post.' }]);
  const version = { ...versionOf(sampleResume), content: { ...own, skills: ['Ventilators'] } };
  expect(sourceChanges(version, sampleResume)).toEqual([]);
});

test('a field of an entry is found wherever the version moved and reworded the entry', () => {
  const own = { ...firstJob, description: 'Reworded for this job post.' };
  const version = { ...versionOf(sampleResume), content: withJobs([secondJob, own]) };
  const source = withJobs([
    { ...firstJob, duration: 'June 2020 – May 2026' },
    ...sampleResume.experience.slice(1),
  ]);
  const [change, ...rest] = sourceChanges(version, source);
  expect(rest).toEqual([]);
  expect(change).toMatchObject({ part: 'experience', field: 'duration', at: { in: 'content', index: 1 } });
  if (!change) throw new Error('No change');
  expect(takeChange(version, change).content.experience).toEqual([
    secondJob,
    { ...own, duration: 'June 2020 – May 2026' },
  ]);
});

test('what the version deleted does not come back, and what it leaves out follows its source there', () => {
  const source = withJobs([
    { ...firstJob, company: 'Cebu Heart Center' },
    ...sampleResume.experience.slice(1),
  ]);
  const deleted = { ...versionOf(sampleResume), content: withJobs([secondJob]) };
  expect(sourceChanges(deleted, source)).toEqual([]);
  const leftOut: Version = { ...deleted, leftOut: [{ part: 'experience', item: firstJob, place: 0 }] };
  const taken = takeAll(leftOut, source);
  expect(taken.content).toEqual(deleted.content);
  expect(taken.leftOut[0]?.item).toMatchObject({ company: 'Cebu Heart Center' });
});

test('an entry that the source gained or lost is one change', () => {
  const third = {
    ...firstJob,
    title: 'Charge Nurse',
    company: 'Bohol Provincial Hospital',
    description: 'Ran the ward.',
  };
  const gained = withJobs([third, ...sampleResume.experience]);
  expect(sourceChanges(versionOf(sampleResume), gained)).toEqual([
    { kind: 'added', part: 'experience', item: third, place: 0 },
  ]);
  expect(takeAll(versionOf(sampleResume), gained).content).toEqual(gained);
  const lost = withJobs(sampleResume.experience.slice(1));
  expect(sourceChanges(versionOf(sampleResume), lost)).toMatchObject([
    { kind: 'removed', part: 'experience' },
  ]);
  expect(takeAll(versionOf(sampleResume), lost).content).toEqual(lost);
});

describe('keep mine', () => {
  const version = { ...versionOf(sampleResume), content: { ...sampleResume, title: 'Flight Nurse' } };
  const source = { ...sampleResume, title: 'Nurse Manager' };
  const later = { ...sampleResume, title: 'Head Nurse' };
  const [change] = sourceChanges(version, source);
  if (!change) throw new Error('No change');

  test('asks no more about this change, but about the next one', () => {
    const kept = keepMine(version, change);
    expect(kept.content).toEqual(version.content);
    expect(sourceChanges(kept, source)).toEqual([]);
    expect(sourceChanges(kept, later)).toHaveLength(1);
  });

  test('always, asks about that text no more', () => {
    const kept = keepMine(version, change, true);
    expect(kept.alwaysMine).toEqual([keyOf(change, version)]);
    expect(sourceChanges(kept, later)).toEqual([]);
    expect(sourceChanges(kept, { ...later, summary: 'Another summary of the source.' })).toHaveLength(1);
  });
});

const word = fc.constantFrom('ward', 'triage', 'Cebu', 'night', 'clinic', 'lead', 'dialysis', 'Dubai', '');
const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const edit = fc.record({
  title: fc.option(sentence),
  skills: fc.option(fc.uniqueArray(word, { maxLength: 6 })),
  jobs: fc.array(
    fc.record({ at: fc.nat(3), does: fc.constantFrom('reword', 'move', 'drop', 'add'), text: sentence }),
    { maxLength: 3 },
  ),
});
const edited = (
  content: ResumeContent,
  { title, skills, jobs }: typeof edit extends fc.Arbitrary<infer T> ? T : never,
) => {
  let experience = [...content.experience];
  for (const { at, does, text } of jobs) {
    const job = experience[at];
    if (does === 'add')
      experience = [
        ...experience,
        { ...firstJob, title: text, company: `${text} hospital`, description: text },
      ];
    else if (!job) continue;
    else if (does === 'reword')
      experience = experience.map((each, i) => (i === at ? { ...job, description: text } : each));
    else experience = [...experience.filter((_, i) => i !== at), ...(does === 'move' ? [job] : [])];
  }
  return { ...content, experience, title: title ?? content.title, skills: skills ?? content.skills };
};

describe('whatever both sides did', () => {
  const cases = fc.record({ own: edit, theirs: edit });

  test('keeping everything changes no word of the version and leaves no question', () => {
    fc.assert(
      fc.property(cases, ({ own, theirs }) => {
        const version = { ...versionOf(sampleResume), content: edited(sampleResume, own) };
        const source = edited(sampleResume, theirs);
        const kept = keepAll(version, source);
        expect(kept.content).toEqual(version.content);
        expect(sourceChanges(kept, source)).toEqual([]);
      }),
    );
  });

  test('taking everything leaves no question, and makes an untouched version say what its source says', () => {
    fc.assert(
      fc.property(cases, ({ own, theirs }) => {
        const source = edited(sampleResume, theirs);
        const touched = { ...versionOf(sampleResume), content: edited(sampleResume, own) };
        expect(sourceChanges(takeAll(touched, source), source)).toEqual([]);
        const untouched = takeAll(versionOf(sampleResume), source).content;
        const asSet = (content: ResumeContent) => ({
          ...content,
          skills: [...content.skills].sort(),
          experience: content.experience.map((job) => JSON.stringify(job)).sort(),
        });
        expect(asSet(untouched)).toEqual(asSet(source));
      }),
    );
  });

  test('taking one change alters only its own text', () => {
    fc.assert(
      fc.property(cases, ({ own, theirs }) => {
        const version = { ...versionOf(sampleResume), content: edited(sampleResume, own) };
        const change = sourceChanges(version, edited(sampleResume, theirs))[0];
        if (!change) return;
        const taken = takeChange(version, change);
        for (const part of Object.keys(version.content) as (keyof ResumeContent)[])
          if (part !== change.part) expect(taken.content[part]).toEqual(version.content[part]);
      }),
    );
  });
});

describe('several answers at once', () => {
  const answer = (
    version: Version,
    source: ResumeContent,
    answers: Record<string, 'take' | 'keep' | 'always'>,
  ) => {
    const changes = changesByKey(version, source);
    return withAnswers(
      version,
      source,
      Object.entries(answers).map(([key, given]) => {
        const change = changes.get(key);
        if (!change) throw new Error(`No change ${key} in ${[...changes.keys()].join(', ')}`);
        return { change, answer: given };
      }),
    );
  };
  const nameOfJob = `${firstJob.title}|${firstJob.company}`;

  test('two texts of one entry, of which one names it', () => {
    const source = withJobs([
      { ...firstJob, title: 'Nurse Manager', duration: 'June 2020 – May 2026' },
      ...sampleResume.experience.slice(1),
    ]);
    const version = answer(versionOf(sampleResume), source, {
      [`experience/${nameOfJob}/title`]: 'take',
      [`experience/${nameOfJob}/duration`]: 'take',
    });
    expect(version.content.experience).toEqual(source.experience);
    expect(sourceChanges(version, source)).toEqual([]);
  });

  test('entries of one name are told apart', () => {
    const twin = {
      ...firstJob,
      duration: 'May 2010 – May 2012',
      description: 'The first contract on this ward.',
    };
    const content = withJobs([firstJob, twin]);
    const source = withJobs([
      { ...firstJob, location: 'Cebu' },
      { ...twin, location: 'Davao' },
    ]);
    const keys = [...changesByKey(versionOf(content), source).keys()];
    expect(keys).toEqual([`experience/${nameOfJob}/location`, `experience/${nameOfJob}#2/location`]);
    const version = answer(versionOf(content), source, { [keys[1] ?? '']: 'take' });
    expect(version.content.experience).toEqual([firstJob, { ...twin, location: 'Davao' }]);
    expect(sourceChanges(version, source)).toMatchObject([{ now: 'Cebu' }]);
  });

  test('an entry that is new, one that is gone and a text, in any order', () => {
    const added = {
      ...firstJob,
      title: 'Volunteer',
      company: 'Red Cross Cebu',
      description: 'Gave first aid at fiestas.',
    };
    const jobs = [firstJob, secondJob];
    const content = withJobs(jobs);
    const source = { ...withJobs([added, { ...secondJob, location: 'Makati' }]), title: 'Nurse Manager' };
    const keys = [...changesByKey(versionOf(content), source).keys()];
    for (const order of [keys, keys.toReversed()]) {
      const all = Object.fromEntries(order.map((key) => [key, 'take'] as const));
      const version = answer(versionOf(content), source, all);
      expect(version.content).toEqual(source);
      expect(sourceChanges(version, source)).toEqual([]);
    }
  });
});

describe('entries that are hard to tell apart', () => {
  const always = (version: Version, source: ResumeContent): Version => {
    const [change] = sourceChanges(version, source);
    return change ? keepMine(version, change, true) : version;
  };
  const titled = (title: string) => withJobs([{ ...firstJob, title }, ...sampleResume.experience.slice(1)]);

  test('always keep mine holds however often the name itself changes', () => {
    const once = always(versionOf(sampleResume), titled('Charge Nurse'));
    expect(once.alwaysMine).toHaveLength(1);
    expect(sourceChanges(once, titled('Nurse Manager'))).toEqual([]);
    const noted = { ...once, ...agreement(once, titled('Nurse Manager')) };
    expect(sourceChanges(noted, titled('Head Nurse'))).toEqual([]);
    // And says nothing of the entry's other fields.
    const [job] = titled('Head Nurse').experience;
    const other = withJobs([{ ...job!, company: 'Cebu Heart Center' }, ...sampleResume.experience.slice(1)]);
    expect(sourceChanges(noted, other)).toMatchObject([{ field: 'company' }]);
  });

  test('a mark on one of two entries of the same name says nothing of the other', () => {
    const twins = [firstJob, { ...firstJob, duration: '2014 – 2016', description: 'The first time there.' }];
    const version = versionOf(withJobs(twins));
    const source = withJobs(twins.map((job) => ({ ...job, description: `${job.description} And more.` })));
    const [first] = sourceChanges(version, source);
    const marked = keepMine(version, first!, true);
    expect(sourceChanges(marked, source)).toMatchObject([{ field: 'description', base: 1 }]);
    const keys = [...ownChangesByKey({ ...version, content: source }, version.content).values()];
    expect(keys).toMatchObject([{ base: 0 }, { base: 1 }]);
  });

  test('a new contract on another vessel is offered, though rank and flag are those of another', () => {
    const contract = {
      vessel: 'MV Amihan',
      type: 'Bulk carrier',
      flag: 'Panama',
      tonnage: '30,000',
      power: '9,000',
      rank: 'Second officer',
      principal: 'Magsaysay',
      signOn: '2024-01-05',
      signOff: '2024-09-20',
    };
    const own = { ...contract, vessel: 'MV Habagat', signOn: '2023-01-05', signOff: '2023-09-20' };
    const version = { ...versionOf(sampleResume), content: { ...sampleResume, seaService: [own] } };
    expect(sourceChanges(version, { ...sampleResume, seaService: [contract] })).toMatchObject([
      { kind: 'added', part: 'seaService' },
    ]);
  });

  test('a section of one’s own is taken beside another with its id', () => {
    const section = (heading: string, title: string) => ({
      id: 'custom-1',
      heading,
      entries: [{ ...emptyOf(customEntry), title }],
    });
    const own = { ...sampleResume, customSections: [section('Hobbies', 'Diving')] };
    const source = { ...sampleResume, customSections: [section('Community work', 'Blood drive in Talisay')] };
    const taken = takeAll({ ...versionOf(sampleResume), content: own }, source);
    expect(taken.content.customSections.map(({ id, heading }) => [id, heading])).toEqual([
      ['custom-2', 'Community work'],
      ['custom-1', 'Hobbies'],
    ]);
    expect(sourceChanges(taken, source)).toEqual([]);
  });
});
