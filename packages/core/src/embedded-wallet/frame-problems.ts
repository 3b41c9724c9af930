import type { AuthChange } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { FrameDeps } from './dependencies.ts'

interface ProblemDeps {
  readonly ports: CorePorts
  readonly ui: Pick<Ui, 'alerts'>
  readonly isOriginRefused: FrameDeps['isOriginRefused']
}

/** The kinds of problems that the frame reports. */
export type FrameProblem = Extract<AuthChange, { readonly type: 'trouble' }>['kind']

/** The alert of each problem with the frame, and its text in the console. Source: docs/alerts.md. */
const ALERTS: Readonly<
  Record<FrameProblem, { readonly key: string; readonly short: string; readonly long: string }>
> = {
  iframe_load_failed: {
    key: 'IFRAME_LOAD_FAILED',
    short: 'Network Error - Could not load embedded wallet',
    long:
      'The frame of the embedded wallet did not load, so e-mail and social logins do not work. ' +
      'Check that the page’s content policy allows the secure site in `frame-src`, and that it is ' +
      'reachable; visitors may try again later.',
  },
  iframe_request_timeout: {
    key: 'IFRAME_REQUEST_TIMEOUT',
    short: 'Embedded Wallet Request Timed Out',
    long:
      'The frame of the embedded wallet did not answer in time. What was asked has been given up; ' +
      'visitors may try again later.',
  },
  unverified_domain: {
    key: 'UNVERIFIED_DOMAIN',
    short: 'Invalid App Configuration',
    long:
      'The frame of the embedded wallet does not serve this origin. Add it to the allowed origins ' +
      "in the project's settings.",
  },
}

/** Reports a problem with the frame to developers, each once. */
export function reportProblem(
  { ui, ports, isOriginRefused }: ProblemDeps,
  reported: FrameProblem,
): void {
  // A frame that may not be embedded here never reports that it is ready.
  const isUnverified = reported === 'iframe_load_failed' && isOriginRefused()
  const { key, short, long } = ALERTS[isUnverified ? 'unverified_domain' : reported]
  const isNew = ui.alerts.show({ key, tone: 'error', message: short })
  if (isNew) ports.logger.error(`${short}: ${long}`)
}
