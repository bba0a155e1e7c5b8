export interface Message {
  to: string;
  subject: string;
  /** Plain text: a notice needs no more, and every reader shows it. */
  text: string;
}

/** Sends e-mail. Rejects when the message was not taken. */
export interface Mail {
  send(message: Message): Promise<void>;
}
