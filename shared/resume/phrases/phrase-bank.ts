import type { ProfessionId } from '../examples/professions';

/** Verbs that begin a point well, by what the work was about. Written for this product. */
export const actionVerbs: readonly { about: string; verbs: readonly string[] }[] = [
  { about: 'Helping people', verbs: ['Assisted', 'Cared for', 'Served', 'Supported', 'Guided', 'Answered'] },
  { about: 'Leading', verbs: ['Led', 'Supervised', 'Trained', 'Coached', 'Assigned', 'Coordinated'] },
  {
    about: 'Making things better',
    verbs: ['Improved', 'Reduced', 'Increased', 'Saved', 'Solved', 'Simplified'],
  },
  {
    about: 'Keeping things in order',
    verbs: ['Prepared', 'Recorded', 'Checked', 'Maintained', 'Organized', 'Filed'],
  },
  { about: 'Making things', verbs: ['Built', 'Designed', 'Wrote', 'Planned', 'Installed', 'Repaired'] },
];

/** Words in brackets are for the user to replace. Written for this product, in the English of Philippine workplaces. */
export const generalPhrases: readonly string[] = [
  'Served [number] customers a day and answered their questions politely',
  'Prepared [reports or documents] every [week], always on time',
  'Encoded and checked [number] records with [number]% accuracy',
  'Trained [number] new staff, who worked on their own after [number] weeks',
  'Reduced [waiting time or waste] by [number]% by [what you changed]',
  'Handled ₱[amount] in daily sales with no shortage',
  'Organized [event] for [number] people within a budget of ₱[amount]',
  'Completed [number] hours of on-the-job training in [department]',
];

export const phrases: Record<ProfessionId, readonly string[]> = {
  nurse: [
    'Cared for up to [number] patients per shift in the [ward]',
    'Took and recorded vital signs every [number] hours and reported changes at once',
    'Administered medication following the ten rights, with no medication error',
    'Assisted in [number] deliveries and in the care of newborns',
    'Started and monitored IV lines for [number] patients a day',
    'Taught patients and families about [wound care or medication] before discharge',
    'Completed [number] hours of clinical duty in [hospital or health center]',
    'Helped immunize [number] children with the barangay health team',
    'Admitted, endorsed and discharged [number] patients a week with complete charts',
  ],
  bpo: [
    'Answered [number] calls per shift about [billing, orders or technical problems]',
    'Kept customer satisfaction at [number]% and quality at [number]%',
    'Handled up to [number] chats at the same time, with a first reply within [number] seconds',
    'Solved [number]% of concerns in the first call',
    'Calmed upset customers and saved [number] accounts from cancellation',
    'Reached [number]% of the monthly sales target by offering the right add-ons',
    'Coached [number] new agents during nesting; all passed certification',
    'Kept attendance at [number]% on a night shift',
    'Logged every contact in [CRM tool] with complete notes',
  ],
  teacher: [
    'Taught [subject] to [number] classes of [number] students in Grade [number]',
    'Prepared daily lesson logs and learning materials for [subject]',
    'Helped [number] of [number] struggling readers reach their grade level in one year',
    'Advised a class of [number] students and met their parents every quarter',
    'Coached students who won [place] in the [contest]',
    'Built and checked tests with a table of specifications',
    'Led the [program or month celebration] for [number] students',
    'Completed [number] weeks of practice teaching at [school]',
    'Used [Google Classroom or Canvas] for modules and online classes',
  ],
  seafarer: [
    'Stood the [4–8] watch as helmsman and lookout on [routes]',
    'Took part in loading and discharging [number] cargoes of [cargo] without damage',
    'Handled mooring lines and winches in [number] ports',
    'Chipped, painted and greased the deck following the maintenance plan',
    'Joined weekly fire and abandon-ship drills as a member of the [team]',
    'Passed [number] port state control inspections without a deficiency',
    'Completed [number] months of sea service on [type of vessel, GT]',
    'Kept gangway watch and visitor records following the ISPS Code',
    'Completed 12 months of shipboard training and the training record book',
  ],
  engineer: [
    'Supervised [structural or electrical] works of a [number]-story building with [number] workers',
    'Prepared quantity takeoffs and cost estimates for projects worth ₱[amount]',
    'Finished [part of the work] [number] days ahead of schedule by [what you changed]',
    'Checked contractor billing of ₱[amount] against measured quantities',
    'Drafted plans and as-built drawings in [AutoCAD or Revit]',
    'Inspected [materials or works] and wrote daily site reports',
    'Kept the site without a lost-time accident for [number] months',
    'Prepared the program of works for [number] projects of the [office]',
    'Coordinated with [architect, owner or subcontractors] in weekly meetings',
  ],
  service: [
    'Prepared up to [number] drinks or meals per shift, each within [number] minutes',
    'Took orders and payments of [number] customers a day at the counter',
    'Handled ₱[amount] in daily sales and closed the register with no shortage',
    'Raised sales of [pastries or add-ons] by [number]% by offering one with every order',
    'Opened and closed the store following the checklist',
    'Kept bar, kitchen and dining area clean, and passed [number] sanitation inspections',
    'Trained [number] new crew members, who worked alone after [number] weeks',
    'Reduced waste of [milk or bread] by [number]% with first in, first out',
    'Served as [cashier, barista or kitchen crew] on holiday and closing shifts',
  ],
  household: [
    'Cared for [number] children aged [ages]: meals, baths, school and homework',
    'Assisted an elderly [man or woman] with walking, bathing and medicine on schedule',
    'Cooked [Chinese, Arabic or Filipino] dishes for [number] people every day',
    'Cleaned a home of [number] rooms, and washed and ironed for [number] people',
    'Managed the marketing within a weekly budget of [amount]',
    'Finished [number] contracts of two years with the same family',
    'Looked after [number] pets: walks, feeding and baths',
    'Accompanied the children to school and back by [bus or train], always on time',
  ],
};
