/** Draws the user's documents as PDF files. What the user must do first is the message of what is thrown. */
export interface Draw {
  resume: (documentId: string) => Promise<File>;
  letter: (letterId: string, applicationId: string) => Promise<File>;
  /** The sentence for the user where `error` says what is missing in a document; undefined for other failures. */
  reason: (error: unknown) => string | undefined;
}
