import type { EmbeddedWalletDeps } from './dependencies.ts'
import type { FramePort } from './frame-port.ts'
import { REFUSED_NOTICE_MS } from './time-limits.ts'

interface Deps extends Pick<EmbeddedWalletDeps, 'ports' | 'timers' | 'modal' | 'feedback'> {
  readonly frame: Pick<FramePort, 'current'>
}

/**
 * Shows the visitor that a website asked for a method that the embedded wallet does not have. All
 * requests that wait for an approval are declined: this page may not be what it says. Source:
 * docs/security.md, S12.
 */
export function refuseMethod(deps: Deps, method: string): void {
  const { ports, timers, modal, feedback, frame } = deps
  ports.logger.error('Requested RPC call is not allowed', method)
  modal.open()
  timers.after(REFUSED_NOTICE_MS, () => {
    feedback.showNotice({ tone: 'error', message: 'Action not allowed' })
  })
  frame.current()?.rejectRequests()
}
