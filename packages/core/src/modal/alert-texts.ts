/** Context of an alert. */
export interface AlertContext {
  /** Origin of the page. */
  readonly origin: string
}

/** The texts of an alert: in the modal, and for developers in the console. */
export interface AlertText {
  /** Fixed by docs/specification.md, section 8. */
  readonly short: string
  long(context: AlertContext): string
}

/** All alerts about the configuration. Keys: docs/alerts.md, section 1. */
export type AlertKey =
  | 'PROJECT_ID_NOT_CONFIGURED'
  | 'INVALID_PROJECT_ID'
  | 'INVALID_APP_CONFIGURATION'
  | 'SWITCH_NETWORK_NOT_FOUND'
  | 'JWT_TOKEN_NOT_VALID'

/** Texts of all alerts. */
export const ALERT_TEXTS: Readonly<Record<AlertKey, AlertText>> = {
  PROJECT_ID_NOT_CONFIGURED: {
    short: 'Project ID Not Configured',
    long: () =>
      'Latchkey was created without a project id. Local wallets work, and wallet-connect over a ' +
      'relay of your own; wallet-connect over the public relay, e-mail and ' +
      'social logins, the wallet list and names do not. Pass `projectId` to createLatchkey.',
  },
  INVALID_PROJECT_ID: {
    short: 'Invalid Project ID',
    long: () =>
      'The service does not know this project id, so nothing that needs the service works. Check ' +
      'that `projectId` is copied whole and belongs to a project that still exists.',
  },
  INVALID_APP_CONFIGURATION: {
    short: 'Invalid App Configuration',
    long: ({ origin }) =>
      `${origin} is not on the list of allowed origins of this project, so the service refuses ` +
      "requests from it. Add it to the allowed origins in the project's settings.",
  },
  SWITCH_NETWORK_NOT_FOUND: {
    short: 'Network Not Found',
    long: () =>
      'The network to switch to is not one of the networks of this website, so nothing was ' +
      'switched. Add it to `networks` of createLatchkey, or call addNetwork first.',
  },
  JWT_TOKEN_NOT_VALID: {
    short: 'Session Expired',
    long: () =>
      'The service refused the session: it is not valid at the time of this device. Check the ' +
      'date and time settings, then reconnect.',
  },
}
