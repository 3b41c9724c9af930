import { readAllowedOrigins } from '../api/endpoints/allowed-origins.ts'
import type { FarBase } from '../compose/base.ts'
import { toLatchkeyError } from '../contract/index.ts'

/** Origins that need no entry in a project. Source: facts, constants, `origins`. */
const ALWAYS = [
  ...['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'],
  ...['https://*.pages.dev', 'https://*.vercel.app', 'https://*.ngrok-free.app'],
  ...['https://secure-mobile.walletconnect.com', 'https://secure-mobile.walletconnect.org'],
]

/**
 * Tells developers of a page that the project does not allow: there the frame refuses to work. This
 * looks for help only; the secure site judges by itself, and more strictly.
 */
export async function checkOrigin(base: FarBase): Promise<void> {
  const { services, ports, alert } = base
  if (services.walletApi === undefined) return
  try {
    const own = await readAllowedOrigins(services.walletApi, base.timers.signal())
    const { origin } = ports.readPage()
    const isAllowed = [...ALWAYS, ...own].some((pattern) => toExpression(pattern).test(origin))
    if (!isAllowed) alert('INVALID_APP_CONFIGURATION')
  } catch (thrown) {
    // Nobody may conclude from silence that an origin is not allowed.
    ports.logger.warn(`The allowed origins could not be read (${toLatchkeyError(thrown).code})`)
  }
}

/** `*` is any run of characters; an entry without a scheme is meant for https. */
function toExpression(pattern: string): RegExp {
  const whole = pattern.includes('://') ? pattern : `https://${pattern}`
  const parts = whole.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
