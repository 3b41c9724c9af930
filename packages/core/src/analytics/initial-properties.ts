import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import { toNetwork } from '../options/to-network.ts'

/**
 * Options that are not part of the event: adapters and providers (docs/events.md), options that may
 * contain a key, such as the addresses of nodes (docs/security.md, S16), and texts and pictures.
 * Browsers refuse requests of over 64 KiB that continue after the page was closed.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['adapters', 'universalProvider', 'networks', 'siweConfig'],
  ...['universalProviderConfigOverride', 'connectorImages', 'chainImages'],
  ...['customRpcUrls', 'endpoints', 'strings', 'nonce', 'ports', 'sdk', 'framework'],
])

/** The website's options as the event `INITIALIZE` has them: plain data only. */
export function initialProperties(given: LatchkeyOptions): Readonly<Record<string, unknown>> {
  const rest = Object.entries(given).filter(([name]) => !LEFT_OUT.has(name))
  const siwe = plain(Object(given.siweConfig).options)
  return {
    ...plainEntries(rest),
    ...(given.defaultNetwork && { defaultNetwork: toNetwork(given.defaultNetwork).id }),
    networks: given.networks.map((network) => toNetwork(network).id),
    ...(siwe !== undefined && { siweConfig: { options: siwe } }),
  }
}

/** The largest depth of the options. */
const MAX_DEPTH = 4
/** Longer texts are cut. */
const MAX_TEXT = 512
/** A picture in the place of its address. */
const PICTURE = /^data:/i

/** The value without functions and objects of classes; undefined if nothing is left. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return PICTURE.test(value) ? undefined : value.slice(0, MAX_TEXT)
  if (typeof value !== 'object' || value === null) {
    return ['number', 'boolean'].includes(typeof value) ? value : undefined
  }
  if (depth === MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.flatMap((each) => plain(each, depth + 1) ?? [])
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const entries = Object.entries(value)
  // An object with functions is a port of the website's, not data.
  if (entries.some(([, each]) => typeof each === 'function')) return undefined
  return plainEntries(entries, depth + 1)
}

function plainEntries(
  entries: readonly (readonly [string, unknown])[],
  depth = 0,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const data = plain(value, depth)
      return data === undefined ? [] : [[name, data]]
    }),
  )
}
