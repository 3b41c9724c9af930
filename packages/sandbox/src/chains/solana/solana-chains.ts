import type { DisturbDeps } from '../../faults/disturb.ts'
import { serveApp } from '../../http/serve-app.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { createSolanaWorld, type SolanaWorld } from './create-cluster.ts'
import { createSolanaSockets } from './create-sockets.ts'
import { createSolanaFront } from './create-solana-front.ts'
import { type LiteSvm, loadLiteSvm } from './load-litesvm.ts'
import { SOLANA_NETWORKS } from './networks.ts'
import { answerRpcText, askWorld } from './rpc/answer-rpc.ts'
import { airdrop, mintSolanaDollar } from './treasury.ts'

/** What a test does with one Solana network. */
export interface SolanaDesk {
  /** CAIP-2. */
  readonly id: string
  /** Its JSON-RPC address; its WebSocket is the same with `ws`. */
  readonly url: string
  /** Asks it past all faults. @throws Error with the node's `code` and `data`. */
  request(method: string, params?: readonly unknown[]): unknown
  /** Sends coins to an address. @returns The signature. */
  airdrop(address: string, lamports: bigint): string
  /** Mints `SANDBOX_SOLANA_DOLLAR` to an owner, in smallest units. @returns The signature. */
  mint(owner: string, amount: bigint): string
  /** What others bid, in millionths of a lamport per unit, oldest slot first. */
  setPriorityFees(fees: readonly number[]): void
  /** Lets slots go by at once; a blockhash can be used for 150. */
  skipSlots(count: number): void
}

/** The Solana networks of one sandbox. */
export interface SolanaChains {
  /** CAIP-2 ids; none while the part is not started. */
  list(): readonly string[]
  /** JSON-RPC addresses by CAIP-2 id. */
  urls(): Readonly<Record<string, string>>
  /** Mainnet when no CAIP-2 id is given. @throws SandboxError `unknown-chain`. */
  get(networkId?: string): SolanaDesk
  /** Cuts every WebSocket. @returns How many there were. */
  cut(): number
}

/** The networks as their owner sees them. */
export interface SolanaChainsDesk extends SolanaChains {
  /** @throws SandboxError `litesvm-missing`, `port-taken`. @returns The address. */
  start(port: number): Promise<string>
  /** Answers JSON-RPC text past the part's own faults; undefined for an unknown network. */
  answer(networkId: string | undefined, text: string): string | undefined
  stop(): Promise<void>
}

/** Makes the networks of a sandbox; they come to life with their first question. */
export function createSolanaChains(deps: DisturbDeps): SolanaChainsDesk {
  const worlds = new Map<string, SolanaWorld>()
  let running: Running | undefined

  function worldWhere(is: (network: (typeof SOLANA_NETWORKS)[number]) => boolean) {
    const network = SOLANA_NETWORKS.find(is)
    if (!network || !running) return undefined
    const world = worlds.get(network.id) ?? createSolanaWorld({ ...running, network })
    worlds.set(network.id, world)
    return world
  }
  const worldAt = (path: string) => worldWhere((network) => network.path === path)
  const sockets = createSolanaSockets(worldAt, deps.faults)

  return {
    list: () => (running ? SOLANA_NETWORKS.map(({ id }) => id) : []),
    urls() {
      const { url } = running ?? {}
      if (url === undefined) return {}
      return Object.fromEntries(SOLANA_NETWORKS.map(({ id, path }) => [id, below(url, path)]))
    },
    get(networkId = SOLANA_NETWORKS[0].id) {
      const world = worldWhere(({ id }) => id === networkId)
      if (world && running) return deskOf(world, running.url)
      throw new SandboxError('unknown-chain', `The sandbox runs no Solana network ${networkId}.`)
    },
    cut: sockets.cut,
    async start(port) {
      const library = loadLiteSvm()
      const served = await serveApp(createSolanaFront(worldAt, deps), port, 'Solana chain')
      served.upgradeTo(sockets.server)
      running = { library, url: served.url, stop: served.stop }
      return served.url
    },
    answer(networkId, text) {
      const world = worldWhere(({ id }) => id === networkId)
      return world && answerRpcText(world, text)
    },
    async stop() {
      sockets.cut()
      for (const world of worlds.values()) world.stop()
      worlds.clear()
      const { stop } = running ?? {}
      running = undefined
      await stop?.()
    },
  }
}

interface Running {
  readonly library: LiteSvm
  readonly url: string
  stop(): Promise<void>
}

function below(url: string, path: string): string {
  return path === '/' ? url : `${url}${path}`
}

function deskOf(world: SolanaWorld, url: string): SolanaDesk {
  const { id, path } = world.network
  return {
    ...{ id, url: below(url, path) },
    request: (method, params) => askWorld(world, method, params),
    airdrop: (address, lamports) => airdrop(world, address, lamports),
    mint: (owner, amount) => mintSolanaDollar(world, owner, amount),
    setPriorityFees(fees) {
      world.priorityFees = [...fees]
    },
    skipSlots: world.slots.skip,
  }
}
