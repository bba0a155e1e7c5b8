/** The stages that everyone has, in order. Own stages stand between them. */
export const fixedStages = {
  saved: 'Saved',
  applied: 'Applied',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
} as const;
export type FixedStage = keyof typeof fixedStages;
export const fixedStageNames = Object.keys(fixedStages) as FixedStage[];

/** The fixed stages that an own stage may follow: nothing comes after Closed. */
export const stagesToFollow = ['saved', 'applied', 'screening', 'interview', 'offer'] as const;

export const closedReasons = {
  'not-selected': 'Not selected',
  withdrew: 'Withdrew',
  'took-another': 'Took another',
  'no-response': 'No response',
} as const;
export type ClosedReason = keyof typeof closedReasons;
export const closedReasonNames = Object.keys(closedReasons) as ClosedReason[];

/** A stage of the user's own, after a fixed one. */
export interface OwnStage {
  id: string;
  name: string;
  follows: Exclude<FixedStage, 'closed'>;
}

/** A column of the board: a fixed stage, or an own one with the fixed stage that it counts as. */
export interface Stage {
  id: string;
  name: string;
  countsAs: FixedStage;
}

/** All stages in the order of the board. Own stages after the same fixed one keep the order they are given in. */
export const allStages = (own: readonly OwnStage[]): Stage[] =>
  fixedStageNames.flatMap((fixed) => [
    { id: fixed, name: fixedStages[fixed], countsAs: fixed },
    ...own
      .filter(({ follows }) => follows === fixed)
      .map(({ id, name, follows }) => ({ id, name, countsAs: follows })),
  ]);

/** One change of stage; the first of an application has no `from`. */
export interface StageChange {
  from: string | null;
  to: string;
  reason: ClosedReason | null;
}

/** Where the changes of an application, oldest first, lead. Throws where one does not begin where the one before ended. */
export const replayStages = (
  changes: readonly StageChange[],
): { stage: string; reason: ClosedReason | null } => {
  let stage: string | null = null;
  let reason: ClosedReason | null = null;
  for (const change of changes) {
    if (change.from !== stage) throw new Error(`A change of stage begins at ${change.from}, not at ${stage}`);
    ({ to: stage, reason } = change);
  }
  if (stage === null) throw new Error('An application begins with a stage');
  return { stage, reason };
};
