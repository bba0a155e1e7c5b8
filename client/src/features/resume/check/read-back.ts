import type { MonthStyle } from '#shared/text/partial-date';

// What a reader finds in a finished resume, as far as the check compares it. The reader is handed in by the page.

interface SeenText {
  text: string;
}

/** A text with the address that a press on it opens: a long one is printed on several lines. */
interface SeenLink extends SeenText {
  url?: string;
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
  website?: SeenLink | undefined;
  links: readonly SeenLink[];
  summary?: SeenText | undefined;
  sections: readonly {
    kind: string;
    entries: readonly SeenEntry[];
    items: readonly SeenText[];
    text?: SeenText | undefined;
  }[];
  /** How the file writes its months, where that is not as they were typed. */
  monthStyle?: MonthStyle;
  /** All text of the file in reading order. */
  text: string;
}

/** A finished PDF read back, or why that was not possible. */
export type ReadBack = { seen: SeenResume; pages: number } | { problem: string };
