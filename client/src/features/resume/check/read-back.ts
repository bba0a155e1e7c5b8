// What a reader finds in a finished resume, as far as the check compares it. The reader is handed in by the page.

interface SeenText {
  text: string;
}

export interface SeenEntry {
  headline?: SeenText | undefined;
  organization?: SeenText | undefined;
  location?: SeenText | undefined;
  duration?: SeenText | undefined;
  description?: SeenText | undefined;
}

export interface SeenResume {
  name?: SeenText | undefined;
  title?: SeenText | undefined;
  email?: SeenText | undefined;
  phone?: SeenText | undefined;
  location?: SeenText | undefined;
  website?: SeenText | undefined;
  /** With the address that a press on the text opens. */
  links: readonly (SeenText & { url?: string })[];
  summary?: SeenText | undefined;
  sections: readonly {
    kind: string;
    entries: readonly SeenEntry[];
    items: readonly SeenText[];
    text?: SeenText | undefined;
  }[];
  /** All text of the file in reading order. */
  text: string;
}

/** A finished PDF read back, or why that was not possible. */
export type ReadBack = { seen: SeenResume; pages: number } | { problem: string };
