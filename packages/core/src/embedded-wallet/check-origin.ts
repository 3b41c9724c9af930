import { isAllowedOrigin, lazy, toLatchkeyError } from '../contract/index.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'

/** Origins that need no entry in a project's list. Source: docs/constants.json, `origins`. */
const ALWAYS_ALLOWED = [
  ...['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'],
  ...['https://*.pages.dev', 'https://*.vercel.app', 'https://*.ngrok-free.app'],
  ...['https://secure-mobile.walletconnect.com', 'https://secure-mobile.walletconnect.org'],
]

/**
 * Raises an alert for developers if the project does not allow this origin: the frame refuses to work
 * there. This is only a hint; the secure site checks by itself.
 *
 * @returns Whether the project is known not to allow it.
 */
export async function isOriginRefused({
  frame,
  ports,
  timers,
  feedback,
}: Pick<EmbeddedWalletDeps, 'ports' | 'timers' | 'feedback'> & {
  readonly frame: Pick<EmbeddedWalletDeps['frame'], 'walletApi'>
}): Promise<boolean> {
  const endpoint = lazy(() => import('../api/endpoints/allowed-origins.ts'))
  try {
    if (frame.walletApi === undefined) return false
    const { readAllowedOrigins } = await endpoint.load()
    const listed = await readAllowedOrigins(frame.walletApi, timers.signal())
    const { origin } = ports.readPage()
    const isRefused = !isAllowedOrigin([...ALWAYS_ALLOWED, ...listed], origin)
    if (isRefused) feedback.raiseAlert('INVALID_APP_CONFIGURATION')
    return isRefused
  } catch (thrown) {
    // Without an answer nothing is known about the origin.
    const { code } = toLatchkeyError(thrown)
    ports.logger.warn(`The allowed origins could not be read (${code})`)
    return false
  }
}
