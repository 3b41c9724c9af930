import { DEFAULT_ANCESTORS, isAllowedOrigin, lazy, toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { FrameDeps } from './dependencies.ts'

/** The dependencies of checking the origin of the page. */
export interface OriginDeps {
  readonly frame: Pick<FrameDeps, 'walletApi'>
  readonly ports: CorePorts
  readonly timers: Pick<Timers, 'signal'>
  readonly ui: Pick<Ui, 'alerts'>
}

/**
 * Raises an alert for developers if the project does not allow this origin: the frame refuses to work
 * there. This is only a hint; the secure site checks by itself.
 *
 * @returns Whether the project is known not to allow it.
 */
export async function isOriginRefused({ frame, ports, timers, ui }: OriginDeps): Promise<boolean> {
  const endpoint = lazy(() => import('../api/endpoints/allowed-origins.ts'))
  try {
    if (frame.walletApi === undefined) return false
    const { readAllowedOrigins } = await endpoint.load()
    const listed = await readAllowedOrigins(frame.walletApi, timers.signal())
    const { origin } = ports.readPage()
    const isRefused = !isAllowedOrigin([...DEFAULT_ANCESTORS, ...listed], origin)
    if (isRefused) ui.alerts.raise('INVALID_APP_CONFIGURATION')
    return isRefused
  } catch (thrown) {
    // Without an answer nothing is known about the origin.
    const { code } = toLatchkeyError(thrown)
    ports.logger.warn(`The allowed origins could not be read (${code})`)
    return false
  }
}
