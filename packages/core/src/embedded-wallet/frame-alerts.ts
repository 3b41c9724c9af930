import type { FarBase } from '../compose/base.ts'
import type { AuthChange } from '../contract/index.ts'
import type { AlertText } from '../modal/alert-texts.ts'

type Trouble = Extract<AuthChange, { readonly type: 'trouble' }>['kind']

/** Texts of the frame's trouble. Source: facts, alerts, section 1. */
const TEXTS: Readonly<Record<Trouble, AlertText & { readonly key: string }>> = {
  iframe_load_failed: {
    key: 'IFRAME_LOAD_FAILED',
    short: 'Network Error - Could not load embedded wallet',
    long: () =>
      'The frame of the embedded wallet did not load, so e-mail and social logins do not work. ' +
      'Check that the page’s content policy allows the secure site in `frame-src`, and that it is ' +
      'reachable; visitors may try again later.',
  },
  iframe_request_timeout: {
    key: 'IFRAME_REQUEST_TIMEOUT',
    short: 'Embedded Wallet Request Timed Out',
    long: () =>
      'The frame of the embedded wallet did not answer in time. What was asked has been given up; ' +
      'visitors may try again later.',
  },
  unverified_domain: {
    key: 'UNVERIFIED_DOMAIN',
    short: 'Invalid App Configuration',
    long: () =>
      'The frame of the embedded wallet does not serve this origin. Add it to the allowed origins ' +
      "in the project's settings.",
  },
}

/** Tells developers of the frame's trouble, each kind once. */
export function tellTrouble({ slices, ports }: FarBase, kind: Trouble): void {
  const { key, short, long } = TEXTS[kind]
  const isNews = slices.alerts.raise({ key, tone: 'error', message: short })
  if (isNews) ports.logger.error(`${short}: ${long({})}`)
}
