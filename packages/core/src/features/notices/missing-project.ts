/** What is known about the trouble when it is told. */
export interface AlertContext {
  /** Origin of the page. */
  readonly origin?: string | undefined
}

/** What an alert says: in the modal, and to developers in the console. */
export interface AlertText {
  /** Fixed by the specification, section 8. */
  readonly short: string
  long(context: AlertContext): string
}

/** Told at the very start, so it does not wait for the other texts. */
export const PROJECT_ID_NOT_CONFIGURED: AlertText = {
  short: 'Project ID Not Configured',
  long: () =>
    'Latchkey was created without a project id. Local wallets work; wallet-connect, e-mail and ' +
    'social logins, the wallet list and names do not. Pass `projectId` to createLatchkey.',
}
