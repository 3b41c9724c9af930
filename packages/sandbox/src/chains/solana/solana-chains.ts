import type { PieceName } from '../../collectibles/pieces.ts'
import type { DisturbDeps } from '../../faults/disturb.ts'
import { serveApp } from '../../http/serve-app.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { createSolanaCluster, type SolanaCluster, type SolanaPiece } from './create-cluster.ts'
import { createSolanaSockets } from './create-sockets.ts'
import { createSolanaFront } from './create-solana-front.ts'
import { fillSolanaHistory, type SolanaPast } from './fill-history.ts'
import type { LandedTransaction } from './history.ts'
import { type LiteSvm, loadLiteSvm } from './load-litesvm.ts'
import { SOLANA_NETWORKS } from './networks.ts'
import { mintPiece } from './pieces.ts'
import { answerRpcText, askCluster } from './rpc/answer-rpc.ts'
import { SANDBOX_SOLANA_DOLLAR } from './solana-dollar.ts'
import { airdrop, mintToken } from './treasury.ts'

/** The operations of a test on one Solana network. */
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
  /** Mints a collectible to an owner; `getAssetsByOwner` lists it. */
  mintCollectible(owner: string, piece: PieceName): SolanaPiece
  /** Lets an address have received coins many times in the past, dated back. */
  fillHistory(to: string, past: SolanaPast): Promise<void>
  /** Sets the bids of other accounts, in millionths of a lamport per unit, oldest slot first. */
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
  /** The transactions that concern an owner, newest first; none for an unknown network. */
  transactionsOf(networkId: string, owner: string): readonly LandedTransaction[]
  /** The collectible of a mint, if it is one. */
  pieceOf(networkId: string, mint: string): SolanaPiece | undefined
  stop(): Promise<void>
}

interface Deps extends DisturbDeps {
  /** Origin of the pictures of collectibles, if they are served. */
  readonly pictures?: () => string | undefined
}

/** Makes the networks of a sandbox; each starts with its first request. */
export function createSolanaChains(deps: Deps): SolanaChainsDesk {
  const pictures = deps.pictures ?? (() => undefined)
  const clusters = new Map<string, SolanaCluster>()
  let running: Running | undefined

  function clusterWhere(is: (network: (typeof SOLANA_NETWORKS)[number]) => boolean) {
    const network = SOLANA_NETWORKS.find(is)
    if (!network || !running) return undefined
    const cluster =
      clusters.get(network.id) ?? createSolanaCluster({ ...running, network, pictures })
    clusters.set(network.id, cluster)
    return cluster
  }
  const clusterAt = (path: string) => clusterWhere((network) => network.path === path)
  const sockets = createSolanaSockets(clusterAt, deps.faults)

  return {
    list: () => (running ? SOLANA_NETWORKS.map(({ id }) => id) : []),
    urls() {
      const { url } = running ?? {}
      if (url === undefined) return {}
      return Object.fromEntries(SOLANA_NETWORKS.map(({ id, path }) => [id, below(url, path)]))
    },
    get(networkId = SOLANA_NETWORKS[0].id) {
      const cluster = clusterWhere(({ id }) => id === networkId)
      if (cluster && running) return deskOf(cluster, running.url)
      throw new SandboxError('unknown-chain', `The sandbox runs no Solana network ${networkId}.`)
    },
    cut: sockets.cut,
    async start(port) {
      const library = loadLiteSvm()
      const served = await serveApp(createSolanaFront(clusterAt, deps), port, 'Solana chain')
      served.upgradeTo(sockets.server)
      running = { library, url: served.url, stop: served.stop }
      return served.url
    },
    answer(networkId, text) {
      const cluster = clusterWhere(({ id }) => id === networkId)
      return cluster && answerRpcText(cluster, text)
    },
    transactionsOf: (networkId, owner) =>
      clusterWhere(({ id }) => id === networkId)?.history.ofOwner(owner) ?? [],
    pieceOf: (networkId, mint) => clusterWhere(({ id }) => id === networkId)?.pieces.get(mint),
    async stop() {
      sockets.cut()
      for (const cluster of clusters.values()) cluster.stop()
      clusters.clear()
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

function deskOf(cluster: SolanaCluster, url: string): SolanaDesk {
  const { id, path } = cluster.network
  return {
    id,
    url: below(url, path),
    request: (method, params) => askCluster(cluster, method, params),
    airdrop: (address, lamports) => airdrop(cluster, address, { lamports }),
    mint: (owner, amount) =>
      mintToken(cluster, { mint: SANDBOX_SOLANA_DOLLAR.mint, owner, amount }),
    mintCollectible: (owner, piece) => mintPiece(cluster, owner, piece),
    fillHistory: (to, past) => fillSolanaHistory(cluster, to, past),
    setPriorityFees(fees) {
      cluster.priorityFees = [...fees]
    },
    skipSlots: cluster.slots.skip,
  }
}
