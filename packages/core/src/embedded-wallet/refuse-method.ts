import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { FramePort } from './frame-port.ts'
import { REFUSED_NOTICE_MS } from './time-limits.ts'

interface Deps {
  readonly ports: CorePorts
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly ui: Pick<Ui, 'modal' | 'notices'>
  readonly frame: Pick<FramePort, 'current'>
}

/**
 * Shows the visitor that a website asked for a method that the embedded wallet does not have. All
 * requests that wait for an approval are declined: this page may not be what it says. Source:
 * docs/security.md, S12.
 */
export function refuseMethod(deps: Deps, method: string): void {
  const { ports, timers, ui, frame } = deps
  ports.logger.error('Requested RPC call is not allowed', method)
  ui.modal.open()
  timers.after(REFUSED_NOTICE_MS, () => {
    ui.notices.show({ tone: 'error', message: 'Action not allowed' })
  })
  frame.current()?.rejectRequests()
}
