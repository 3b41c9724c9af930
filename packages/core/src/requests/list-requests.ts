import { type Network, namespaceOf, type RequestedHost } from '../contract/index.ts'
import { analyticsOptionsOf } from '../options/analytics-options.ts'
import { optionsState } from '../options/defaults.ts'
import { endpointsOf } from '../options/endpoints.ts'
import { hasLogins } from '../options/has-logins.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints, OptionsState } from '../options/options-state.ts'
import { toNetwork } from '../options/to-network.ts'
import { originOf } from './origin-of.ts'
import { requestedNodes } from './requested-nodes.ts'
import { requestedPictures } from './requested-pictures.ts'
import { requestedWindows } from './requested-windows.ts'

/** The options, as the lists below read them. */
interface Facts {
  readonly given: LatchkeyOptions
  readonly options: OptionsState
  readonly endpoints: Endpoints
  readonly networks: readonly Network[]
}

/**
 * Every host that a page with these options can ever request something from. Nothing is requested for it, and
 * it works without a page: on a server, or where a site is built. What the website's own code requests is not
 * in it: its `swapSource`, `collectibles`, `storage`, or a `siwx` that does not list its hosts.
 *
 * @example contentPolicy(await listRequests({ projectId, networks, adapters: [evmAdapter()] }))
 * @throws LatchkeyError `options.invalid` for a network that is none.
 */
export async function listRequests(given: LatchkeyOptions): Promise<readonly RequestedHost[]> {
  const options = optionsState(given)
  const endpoints = endpointsOf(given.endpoints)
  const networks = given.networks.map((network) => toNetwork(network, given))
  const facts: Facts = { given, options, endpoints, networks }
  const others = await Promise.all([
    ...(given.adapters ?? []).map((adapter) =>
      adapter.requestedHosts?.(networks.filter(({ id }) => namespaceOf(id) === adapter.namespace)),
    ),
    given.siwx?.requestedHosts?.(),
  ])
  const all = [
    ...services(facts),
    ...analytics(facts),
    ...walletConnect(facts),
    ...logins(facts),
    ...requestedWindows(facts),
    ...payments(facts),
    ...requestedNodes(facts),
    ...others.flatMap((listed) => listed ?? []),
    ...requestedPictures(facts),
  ]
  // The same host may be named by several options.
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

function services({ options, endpoints }: Facts): readonly RequestedHost[] {
  if (options.projectId === undefined) return []
  const wallets = originOf(endpoints.walletApi)
  return [
    {
      origin: originOf(endpoints.blockchainApi),
      kind: 'connect',
      reason: 'Names, balances, activity, prices, swaps, payments and permissions of accounts',
      when: 'A wallet is connected, or a name is looked up',
    },
    {
      origin: wallets,
      kind: 'connect',
      reason: 'The listing of wallets, and settings of the project',
      when: options.hasAuth ? 'At the start' : 'The modal is opened',
    },
    {
      origin: wallets,
      kind: 'image',
      reason: 'Pictures of wallets, networks, connectors, currencies and tokens',
      when: 'A button is pointed at, or the modal is opened',
    },
  ]
}

function analytics({ given, options, endpoints }: Facts): readonly RequestedHost[] {
  const { consent, sink } = analyticsOptionsOf(given.analytics)
  const isOff = !options.features.analytics || options.projectId === undefined
  if (isOff || sink !== undefined) return []
  const isAsked = consent === 'ask' || consent === false
  return [
    {
      origin: originOf(endpoints.analytics),
      kind: 'connect',
      reason: 'Analytics events',
      when: isAsked ? 'The visitor agreed' : 'The modal is opened, or a session is resumed',
    },
  ]
}

function payments({ options }: Facts): readonly RequestedHost[] {
  if (!options.features.pay || options.projectId === undefined) return []
  const when = 'A visitor chooses an exchange to pay from'
  return [{ origin: 'https:', kind: 'window', when, reason: 'The page of the exchange' }]
}

/** The page in which the library of wallet-connect vouches for the site. Source: docs/constants.json, `hosts`. */
const VERIFY = 'https://verify.walletconnect.org'

function walletConnect({ options, endpoints }: Facts): readonly RequestedHost[] {
  if (!options.hasRelay || !options.usesWalletConnect) return []
  const when =
    'A visitor wants a wallet of another device or app, or has connected one; in Safari and Telegram on iOS, the list of wallets is opened'
  return [
    {
      origin: originOf(endpoints.relay),
      kind: 'websocket',
      when,
      reason: 'Messages between the page and the wallet',
    },
    { origin: VERIFY, kind: 'frame', when, reason: 'Confirms to wallets which site asks' },
  ]
}

function logins({ options, endpoints }: Facts): readonly RequestedHost[] {
  if (!hasLogins(options)) return []
  const origin = originOf(endpoints.secureSite)
  const frame: RequestedHost = {
    origin,
    kind: 'frame',
    reason: 'E-mail and social logins, and the embedded wallet',
    when: 'A visitor begins a login, or is logged in',
  }
  const { socials } = options.features
  if (!socials || socials.length === 0) return [frame]
  const when = 'A visitor chooses a social login'
  return [
    frame,
    { origin, kind: 'window', when, reason: 'Leads to the provider of the login' },
    { origin: 'https:', kind: 'window', when, reason: `The page of ${socials.join(', ')}` },
  ]
}
