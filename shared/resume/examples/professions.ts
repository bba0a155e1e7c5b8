/** The professions that have an example resume, sample sentences and hints of their own. `short` fits a narrow list. */
export const professions = [
  {
    id: 'nurse',
    name: 'Nurse, new graduate',
    short: 'Nurse',
  },
  {
    id: 'bpo',
    name: 'BPO agent',
    short: 'BPO agent',
  },
  {
    id: 'teacher',
    name: 'Teacher',
    short: 'Teacher',
  },
  {
    id: 'seafarer',
    name: 'Seafarer',
    short: 'Seafarer',
  },
  {
    id: 'engineer',
    name: 'Engineer',
    short: 'Engineer',
  },
  {
    id: 'service',
    name: 'Barista, service crew',
    short: 'Service crew',
  },
  {
    id: 'household',
    name: 'Household worker',
    short: 'Household',
  },
] as const;

export type ProfessionId = (typeof professions)[number]['id'];

export const isProfessionId = (id: unknown): id is ProfessionId =>
  professions.some((profession) => profession.id === id);

interface TitleRule {
  id: ProfessionId;
  words: RegExp;
  /** Titles with these words are of another profession, which may have no examples. */
  except?: RegExp;
}

/** The first rule that fits counts: a second engineer sails, a nurse educator is a nurse, a cadet engineer builds. */
const titleRules: readonly TitleRule[] = [
  { id: 'nurse', words: /\b(?:nurs(?:e|es|ing)|(?:us)?rn|midwi\w*|caregiv\w*)\b/i },
  {
    id: 'seafarer',
    words:
      /\b(?:seafarer|sea(?:man|men|woman)|mariner|bosun|boatswain|oiler|motorman|wiper|pumpman|messman|chief (?:cook|steward)|ship'?s? (?:captain|master|officer|engineer|electrician|cook)|(?:deck|engine)(?: room)? (?:cadet|officer|rating|hand|boy|trainee)|(?:deck|engine)hand|marine (?:engineer|officer|electrician|transportation)|engineer officer|electro-?technical officer|(?:chief|(?:first|second|third|fourth|[1-4](?:st|nd|rd|th))(?: assistant)?) (?:engineer|mate)|(?:chief|second|third|[23](?:nd|rd)) officer)\b|^(?:maritime )?cadet$/i,
    except: /\b(?:professor|instructor|teacher|police|nursing)\b/i,
  },
  {
    id: 'bpo',
    words:
      /\b(?:call[ -]?cent\w*|customer (?:service|support|care)|csr|bpo|technical support|virtual assistant)\b/i,
  },
  {
    id: 'teacher',
    words: /\b(?:teach\w*|lpt|instructor|tutor\w*|professor)\b/i,
    except: /\b(?:fitness|gym|yoga|zumba|dance|swim\w*|div(?:e|ing)|driving|flight|flying)\b/i,
  },
  {
    id: 'engineer',
    words: /\b(?:engineer\w*|architect\w*|surveyor|draft(?:er|s(?:man|woman|person)))\b/i,
    except:
      /\b(?:software|sales|data\w*|network|cloud|devops|systems?|reliability|(?:cyber)?security|qa(?!\/qc)|test|machine learning|ml|ai|prompt|solutions?|enterprise|front[ -]?end|back[ -]?end|full[ -]?stack|web|mobile|android|ios|it|information|audio|sound|flight|customer|marine)\b/i,
  },
  {
    id: 'household',
    words:
      /\b(?:domestic (?:helper|worker)|household (?:service )?(?:worker|helper)|kasambahay|nanny|yaya|house(?:maid|keeper|help)|babysitter)\b/i,
    // A hotel's housekeepers work in a hotel.
    except: /\b(?:hotel|resort|room|executive|supervisor)\b/i,
  },
  {
    id: 'service',
    words:
      /\b(?:barista|(?:service|store|kitchen|dining|fast ?food|restaurant|counter) crew|crew member|wait(?:er|ress|staff)|(?:food )?server|cashier|bartender|bar ?tender)\b/i,
    except: /\b(?:cabin|flight|sql|database|web|windows|linux|process)\b/i,
  },
];

/** The profession that a resume's title is about, if it is one of these. */
export const professionOf = (title: string): ProfessionId | undefined =>
  titleRules.find(({ words, except }) => words.test(title.trim()) && !except?.test(title))?.id;

/** Whether a seafarer's title is of the engine room: the deck's examples mean nothing there. */
export const isOfEngineRoom = (title: string) =>
  /\b(?:engin\w*|oiler|motorman|wiper|fitter|electr\w*|electro-?technical)\b/i.test(title);
