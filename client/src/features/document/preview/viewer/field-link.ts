/** Connects the pages with the form that they are typed in. */
export interface FieldLink {
  /** Calls `listener` when another field is edited. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The name of the field being edited, such as 'experience.2.title'. */
  edited: () => string | null;
  /** Called with the field of a text that was pressed. */
  onPick: (field: string) => void;
}

/** The field of the photo, which is changed in a card of its own. */
export const photoField = 'photo';
