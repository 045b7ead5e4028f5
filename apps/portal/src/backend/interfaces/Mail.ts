/** A test mail, sent to check a mail before it goes out. */
interface TestMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The https address for unsubscribing. */
  readonly unsubscribe?: string;
}

export interface Mail {
  /** Sends a test to the signed-in user's own address, and returns that address. */
  sendTest(message: TestMail): Promise<string>;
}
