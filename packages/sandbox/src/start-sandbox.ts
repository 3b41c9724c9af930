import type { Hono } from 'hono'
import { createBlockchainApi } from './blockchain-api/create-blockchain-api.ts'
import { createNameBook, type NameBook } from './blockchain-api/names.ts'
import { createEvmChains, type EvmChains } from './chains/evm/evm-chains.ts'
import { createControl } from './control/create-control.ts'
import { createFaults } from './faults/create-faults.ts'
import type { DisturbDeps } from './faults/disturb.ts'
import { createRequestLog } from './faults/request-log.ts'
import { type ServedApp, type ServerEnv, serveApp } from './http/serve-app.ts'
import { portOf } from './ports.ts'
import { createProcessGuard } from './processes/guard.ts'
import { createRelay, type Relay } from './relay/create-relay.ts'
import { createSinks } from './relay/create-sinks.ts'
import type { Sandbox, SandboxAddresses, SandboxPart } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { type AnalyticsSink, createAnalyticsSink } from './wallet-listing/analytics-sink.ts'
import { createWalletListing } from './wallet-listing/create-wallet-listing.ts'
import { inventWallets } from './wallet-listing/invent-wallets.ts'
import { createProject, type ProjectSettings } from './wallet-listing/project.ts'

/** How to start a sandbox. */
export interface SandboxOptions<P extends SandboxPart = SandboxPart> {
  /** Ports are this number plus the offsets of `PORT_OFFSETS`; 0 or left out: any free ports. */
  readonly basePort?: number | undefined
  /** Only these parts; all when left out. */
  readonly parts?: readonly P[] | undefined
  /** How many wallets the listing knows. Default: 500. */
  readonly walletCount?: number | undefined
  /** Told what is being started, a sentence at a time. */
  readonly onProgress?: ((line: string) => void) | undefined
}

const ALL_PARTS: readonly SandboxPart[] = ['chains', 'blockchainApi', 'walletListing', 'relay']

/** What a server is called when its port is taken. */
const PURPOSES = {
  blockchainApi: 'blockchain API',
  walletListing: 'wallet listing',
  relay: 'relay',
  control: 'control desk',
} as const

/** The highest base port from which every offset is still a port. */
const MAX_BASE_PORT = 65_000

/**
 * Starts every remote part of a wallet modal on this machine: two chains, the blockchain API, the
 * wallet listing with its pictures, the analytics sink, and the switches for faults.
 *
 * @throws SandboxError `port-taken`, `anvil-missing`, `anvil-failed`, `wrong-option`.
 */
export async function startSandbox<P extends SandboxPart = SandboxPart>(
  options: SandboxOptions<P> = {},
): Promise<Sandbox<P>> {
  const { basePort } = options
  checkBasePort(basePort)
  const parts = new Set<SandboxPart>(options.parts ?? ALL_PARTS)
  const say = options.onProgress ?? (() => {})
  const guard = createProcessGuard()
  const servers: ServedApp[] = []
  const desk = { faults: createFaults(), requests: createRequestLog() }
  const chains = createEvmChains({ guard, ...desk })
  const project = createProject()
  const analytics = createAnalyticsSink()
  const relay = createRelay()

  async function stop(): Promise<void> {
    desk.faults.clear()
    relay.stop()
    await Promise.all([chains.endAll(), ...servers.splice(0).map((server) => server.stop())])
    await guard.endAll()
  }

  try {
    const { walletCount } = options
    const start = {
      basePort,
      walletCount,
      parts,
      say,
      servers,
      desk,
      chains,
      project,
      analytics,
      relay,
    }
    const { addresses, names } = await startParts(start)
    // Exactly the parts asked for were started, and each brings the addresses its type names.
    const typed = addresses as unknown as SandboxAddresses<P>
    return { addresses: typed, chains, ...desk, names, project, analytics, relay, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface StartContext {
  readonly walletCount: number | undefined
  readonly basePort: number | undefined
  readonly parts: ReadonlySet<SandboxPart>
  readonly say: (line: string) => void
  readonly servers: ServedApp[]
  readonly desk: DisturbDeps
  readonly chains: EvmChains
  readonly project: ProjectSettings
  readonly analytics: AnalyticsSink
  readonly relay: Relay
}

async function startParts(start: StartContext): Promise<{
  readonly addresses: Record<string, unknown>
  readonly names: NameBook
}> {
  const { parts, desk } = start
  const addresses: Record<string, unknown> = {}
  if (parts.has('walletListing')) {
    const url = await startListing(start)
    Object.assign(addresses, { walletApi: url, analytics: url })
  }
  if (parts.has('chains')) addresses['chains'] = await startChains(start)
  const pictures = addresses['walletApi']
  const names = createNameBook((person) =>
    pictures ? `${pictures}/sandbox/people/${person}` : null,
  )
  if (parts.has('blockchainApi')) {
    start.say('Starting the blockchain API')
    const tokenImageUrl = (symbol: string) =>
      pictures ? `${pictures}/public/getTokenImage/${symbol}` : undefined
    const app = createBlockchainApi({ chains: start.chains, names, tokenImageUrl, ...desk })
    addresses['blockchainApi'] = await serve(start, 'blockchainApi', app)
  }
  if (parts.has('relay')) addresses['relay'] = await startRelay(start)
  const { chains, project, relay } = start
  const control = createControl({
    ...desk,
    chains,
    names,
    project,
    relay,
    addresses: () => addresses,
  })
  addresses['control'] = await serve(start, 'control', control)
  return { addresses, names }
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
  return serve(start, 'walletListing', app)
}

async function startRelay({ say, basePort, servers, relay }: StartContext): Promise<string> {
  say('Starting the relay')
  const port = portOf('relay', basePort)
  const served = await serveApp(createSinks(), port, PURPOSES.relay)
  served.upgradeTo(relay.server)
  servers.push(served)
  return served.url.replace('http', 'ws')
}

async function startChains({ say, chains, basePort }: StartContext): Promise<object> {
  say('Starting the chains 1 and 8453')
  const [first, second] = await Promise.all([
    chains.start(1, portOf('chain1', basePort)),
    chains.start(8453, portOf('chain8453', basePort)),
  ])
  return { 1: first.url, 8453: second.url }
}

async function serve(
  { basePort, servers }: StartContext,
  name: keyof typeof PURPOSES,
  app: Hono<ServerEnv>,
): Promise<string> {
  const served = await serveApp(app, portOf(name, basePort), PURPOSES[name])
  servers.push(served)
  return served.url
}

function checkBasePort(basePort: number | undefined): void {
  if (basePort === undefined || basePort === 0) return
  if (Number.isInteger(basePort) && basePort >= 1024 && basePort <= MAX_BASE_PORT) return
  throw new SandboxError(
    'wrong-option',
    `The base port ${basePort} cannot be used. Choose a whole number from 1024 to ${MAX_BASE_PORT}, or 0 for any free ports.`,
  )
}
