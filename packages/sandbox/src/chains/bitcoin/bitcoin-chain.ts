import { Hono } from 'hono'
import type { DisturbDeps } from '../../faults/disturb.ts'
import { BITCOIN_NETWORKS } from '../../formats/bitcoin-networks.ts'
import { type ServerEnv, serveApp } from '../../http/serve-app.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { startOnce } from './start-once.ts'
import type { SeededNode } from './start-seeded-node.ts'

/** The Bitcoin chain of one sandbox. Its node starts with the first question. */
export interface BitcoinChain {
  /** CAIP-2 of its network, regtest. */
  readonly id: string
  /** Resolves when the node stands. @throws SandboxError `bitcoin-failed`, `unknown-chain`. */
  ready(): Promise<void>
  /** Mines what waits, and empty blocks on top. @returns The new tip. */
  mine(blocks?: number): Promise<{ readonly height: number; readonly hash: string }>
  /** Sends mined coins to an address and mines the payment. @returns The transaction's id. */
  fund(address: string, sats: bigint): Promise<string>
  /** Satoshis per byte by how many blocks one is willing to wait. */
  setFeeEstimates(estimates: Readonly<Record<string, number>>): void
}

/** The chain as its owner sees it. */
export interface BitcoinChainDesk extends BitcoinChain {
  /** @throws SandboxError `port-taken`. @returns Base of its REST. */
  start(port: number): Promise<string>
  isStarted(): boolean
  /** Answers JSON-RPC text past the part's own faults. @throws SandboxError `unknown-chain`. */
  answer(text: string): Promise<string>
  /** The balance of an address, unconfirmed coins included; undefined for an invalid address of the network. */
  satoshis(address: string): Promise<bigint | undefined>
  stop(): Promise<void>
}

/** The estimates of explorers while few transactions wait, by number of blocks. */
const USUAL_ESTIMATES = { 1: 12, 2: 10, 3: 8, 6: 5, 12: 3, 24: 2, 144: 1, 504: 1, 1008: 1 }

/** Makes the chain of a sandbox; nothing runs yet. */
export function createBitcoinChain(deps: DisturbDeps): BitcoinChainDesk {
  let served: { stop(): Promise<void> } | undefined
  let estimates: Readonly<Record<string, number>> = USUAL_ESTIMATES
  const started = startOnce(async () => {
    const { startSeededNode } = await import('./start-seeded-node.ts')
    return startSeededNode()
  })

  function seededNode(): Promise<SeededNode> {
    if (!served)
      return Promise.reject(new SandboxError('unknown-chain', 'The sandbox runs no Bitcoin chain.'))
    return started.get()
  }

  const asked = { seededNode, feeEstimates: () => estimates }
  /** Its libraries are loaded with the first request, so that the start does not wait for them. */
  const explorer = startOnce(async () => {
    const { createEsplora } = await import('./create-esplora.ts')
    return createEsplora({ ...asked, ...deps })
  })

  return {
    id: BITCOIN_NETWORKS.regtest.id,
    async ready() {
      await seededNode()
    },
    mine: async (blocks = 1) => (await seededNode()).mine(blocks),
    fund: async (address, sats) => (await seededNode()).fund(address, sats),
    setFeeEstimates(wanted) {
      estimates = { ...wanted }
    },
    isStarted: () => served !== undefined,
    answer: async (text) => (await import('./answer-rpc.ts')).answerRpcText(asked, text),
    satoshis: async (address) => (await import('./answer-rpc.ts')).satoshisOf(asked, address),
    async start(port) {
      const app = new Hono<ServerEnv>()
      app.all('*', async ({ req, env }) => (await explorer.get()).fetch(req.raw, env))
      const listening = await serveApp(app, port, 'Bitcoin chain')
      served = listening
      return listening.url
    },
    async stop() {
      const [server, running] = [served, started.take()]
      served = undefined
      await server?.stop()
      // One that never stood has nothing to end.
      await running?.then(({ stop }) => stop()).catch(() => {})
    },
  }
}
