import {
  createOrderedSwapTokens,
  type OrderedSwapTokens,
  type OrderedSwapTokensDesk,
} from './blockchain-api/convert/ordered-swap-tokens.ts'
import {
  createSwapLies,
  type SwapLies,
  type SwapLiesDesk,
} from './blockchain-api/convert/swap-lies.ts'
import { createBlockchainApi } from './blockchain-api/create-blockchain-api.ts'
import {
  createExchanges,
  type Exchanges,
  type ExchangesDesk,
} from './blockchain-api/exchanges/exchanges-desk.ts'
import { createNameBook, type NameBook } from './blockchain-api/names.ts'
import { createOnramp, type Onramp, type OnrampDesk } from './blockchain-api/onramp/onramp-desk.ts'
import {
  createOrderedBalances,
  type OrderedBalances,
  type OrderedBalancesDesk,
} from './blockchain-api/ordered-balances.ts'
import {
  createSmartSessions,
  type SmartSessions,
  type SmartSessionsDesk,
} from './blockchain-api/smart-sessions.ts'
import { createNameRecords } from './chains/evm/names/name-records.ts'
import { createControl } from './control/create-control.ts'
import { startMail } from './mail/start-mail.ts'
import { portOf } from './ports.ts'
import { createSinks } from './relay/create-sinks.ts'
import type { SecureSiteDesk } from './secure-site/server/secure-site-desk.ts'
import { startSecureSite } from './secure-site/server/start-secure-site.ts'
import { type StartContext, serve } from './start-context.ts'
import { createWalletListing } from './wallet-listing/create-wallet-listing.ts'
import { inventWallets } from './wallet-listing/invent-wallets.ts'

/**
 * Starts the parts that were asked for, and the control desk.
 *
 * @throws SandboxError `port-taken`, `anvil-missing`, `anvil-failed`.
 */
export async function startParts(start: StartContext): Promise<{
  readonly addresses: Record<string, unknown>
  readonly names: NameBook
  readonly orderedBalances: OrderedBalances
  readonly smartSessions: SmartSessions
  readonly swapLies: SwapLies
  readonly orderedSwapTokens: OrderedSwapTokens
  readonly onramp: Onramp
  readonly exchanges: Exchanges
  readonly secureSite: SecureSiteDesk
}> {
  const { parts } = start
  const addresses: Record<string, unknown> = {}
  if (parts.has('walletListing')) {
    const url = await startListing(start)
    start.pictures.origin = url
    Object.assign(addresses, { walletApi: url, analytics: url })
  }
  Object.assign(addresses, await startEveryChain(start))
  const { origin } = start.pictures
  const avatarUrl = (name: string) => (origin ? `${origin}/sandbox/people/${name}` : null)
  // Names are on mainnet, whose place chain 1 takes.
  const chain = parts.has('chains') ? start.chains.get(1) : undefined
  const names = await createNameBook(avatarUrl, chain && (await createNameRecords(chain.request)))
  const orderedBalances = createOrderedBalances()
  const smartSessions = createSmartSessions()
  const swaps = { swapLies: createSwapLies(), orderedSwapTokens: createOrderedSwapTokens() }
  const onramp = createOnramp(start)
  const exchanges = createExchanges(start)
  const books = { names, orderedBalances, smartSessions, onramp, exchanges, ...swaps }
  if (parts.has('blockchainApi')) addresses['blockchainApi'] = await startApi(start, books)
  if (parts.has('relay')) addresses['relay'] = await startRelay(start)
  const mail = parts.has('mail') ? await startMail(start) : undefined
  const site = await startSecureSite(start, { smtp: mail?.smtp })
  Object.assign(addresses, mail, site.addresses)
  addresses['control'] = await startControl(start, {
    ...books,
    addresses,
    secureSite: site.desk,
  })
  return { addresses, ...books, secureSite: site.desk }
}

async function startListing(start: StartContext): Promise<string> {
  const { desk, project, analytics, walletCount } = start
  start.say('Starting the wallet listing')
  const app = createWalletListing({
    wallets: inventWallets(walletCount),
    project,
    analytics,
    ...desk,
  })
  return (await serve(start, 'walletListing', app)).url
}

async function startApi(
  start: StartContext,
  books: {
    readonly names: NameBook
    readonly orderedBalances: OrderedBalancesDesk
    readonly smartSessions: SmartSessionsDesk
    readonly swapLies: SwapLiesDesk
    readonly orderedSwapTokens: OrderedSwapTokensDesk
    readonly onramp: OnrampDesk
    readonly exchanges: ExchangesDesk
  },
): Promise<string> {
  const { say, desk, chains, solana, bitcoin } = start
  const { origin: pictures } = start.pictures
  say('Starting the blockchain API')
  const tokenImageUrl = (symbol: string) =>
    pictures ? `${pictures}/public/getTokenImage/${symbol}` : undefined
  const app = createBlockchainApi({
    chains,
    solana,
    bitcoin,
    pictures,
    tokenImageUrl,
    ...books,
    ...desk,
  })
  return (await serve(start, 'blockchainApi', app)).url
}

async function startRelay(start: StartContext): Promise<string> {
  start.say('Starting the relay')
  const served = await serve(start, 'relay', createSinks())
  served.upgradeTo(start.relay.server)
  return served.url.replace('http', 'ws')
}

/** The namespaces run concurrently: most of their time is waiting. */
async function startEveryChain(start: StartContext): Promise<Readonly<Record<string, unknown>>> {
  const { parts, solana, bitcoin, basePort, say } = start
  const wanted: Promise<readonly [string, unknown]>[] = []
  if (parts.has('chains')) wanted.push(startChains(start).then((urls) => ['chains', urls]))
  if (parts.has('solana')) {
    say('Starting the Solana chain')
    wanted.push(solana.start(portOf('solana', basePort)).then((url) => ['solana', url]))
  }
  if (parts.has('bitcoin')) {
    say('Starting the Bitcoin chain')
    wanted.push(bitcoin.start(portOf('bitcoin', basePort)).then((url) => ['bitcoin', url]))
  }
  const ended = await Promise.allSettled(wanted)
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return Object.fromEntries(ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

async function startChains({ say, chains, basePort }: StartContext): Promise<object> {
  say('Starting the chains 1 and 8453')
  const [first, second] = await Promise.all([
    chains.start(1, portOf('chain1', basePort)),
    chains.start(8453, portOf('chain8453', basePort)),
  ])
  return { 1: first.url, 8453: second.url }
}

async function startControl(
  start: StartContext,
  {
    addresses,
    ...routeDeps
  }: {
    readonly names: NameBook
    readonly orderedBalances: OrderedBalances
    readonly smartSessions: SmartSessions
    readonly swapLies: SwapLies
    readonly orderedSwapTokens: OrderedSwapTokens
    readonly onramp: Onramp
    readonly exchanges: Exchanges
    readonly addresses: object
    readonly secureSite: SecureSiteDesk
  },
): Promise<string> {
  const { desk, chains, solana, bitcoin, project, relay, mail } = start
  const deps = {
    ...desk,
    ...routeDeps,
    chains,
    solana,
    bitcoin,
    project,
    relay,
    mail,
    addresses: () => addresses,
  }
  return (await serve(start, 'control', createControl(deps))).url
}
