/** The professions that have an example resume, sample sentences and hints of their own. `short` fits a narrow list. */
export const professions = [
  {
    id: 'nurse',
    name: 'Nurse, new graduate',
    short: 'Nurse',
    about: 'Just passed the board, with clinical duty and return demos',
  },
  {
    id: 'bpo',
    name: 'BPO agent',
    short: 'BPO agent',
    about: 'Customer service in a call center, voice and chat',
  },
  {
    id: 'teacher',
    name: 'Teacher',
    short: 'Teacher',
    about: 'Licensed, with public and private school experience',
  },
  {
    id: 'seafarer',
    name: 'Seafarer',
    short: 'Seafarer',
    about: 'Able seaman with STCW certificates and sea service',
  },
  {
    id: 'engineer',
    name: 'Engineer',
    short: 'Engineer',
    about: 'Civil engineer on building and road projects',
  },
] as const;

export type ProfessionId = (typeof professions)[number]['id'];

export const isProfessionId = (id: unknown): id is ProfessionId =>
  professions.some((profession) => profession.id === id);

const titles: Record<ProfessionId, RegExp> = {
  nurse: /nurs|midwi|caregiv/i,
  bpo: /call ?cent|customer (service|support|care)|bpo|technical support|virtual assistant/i,
  teacher: /teach|instructor|tutor|professor/i,
  seafarer: /sea(farer|man)|deck|cadet|able seaman|bosun|oiler|marine/i,
  engineer: /engineer|architect|surveyor|draft(er|sman)/i,
};

/** The profession that a resume's title is about, if it is one of these. */
export const professionOf = (title: string): ProfessionId | undefined =>
  professions.find(({ id }) => titles[id].test(title))?.id;
