import type { DisturbDeps } from '../../faults/disturb.ts'
import { claimPort } from '../../http/free-port.ts'
import { serveApp } from '../../http/serve-app.ts'
import type { ProcessGuard } from '../../processes/guard.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { createNodeFront } from './create-node-front.ts'
import { deploySmartAccounts } from './deploy-smart-accounts.ts'
import { createEvmChain, type EvmChain } from './evm-chain.ts'
import { MULTICALL3_ADDRESS, MULTICALL3_CODE } from './multicall3.ts'
import { type NodeRequest, nodeRequest } from './node-request.ts'
import { deploySandboxDollar } from './sandbox-dollar.ts'
import { SILENT_TOKEN_CODE } from './silent-token/code.ts'
import { SILENT_DOLLAR } from './silent-token/facts.ts'
import { startAnvil } from './start-anvil.ts'

/** The chains of one sandbox. */
export interface EvmChains {
  /** Every running chain, in the order they were started. */
  list(): readonly EvmChain[]
  /** @throws SandboxError `unknown-chain`. */
  get(chainId: number): EvmChain
  /** Starts one more chain, seeded like the others; one that runs already is handed back. */
  start(chainId: number, port?: number): Promise<EvmChain>
  /** Ends a chain as if its node had crashed; does nothing when it does not run. */
  end(chainId: number): Promise<void>
}

interface Deps extends DisturbDeps {
  readonly guard: ProcessGuard
  /** Origin of the pictures of collectibles, if they are served. */
  readonly pictures?: () => string | undefined
}

interface Running {
  readonly chain: EvmChain
  /** Ends the node and what stands before it. */
  end(): Promise<void>
}

/** The chains as their owner sees them. */
export interface EvmChainsDesk extends EvmChains {
  /** Ends every chain; resolves when nothing listens any more. */
  endAll(): Promise<void>
}

/** Makes the chains of a sandbox; none runs yet. */
export function createEvmChains(deps: Deps): EvmChainsDesk {
  const pictures = deps.pictures ?? (() => undefined)
  const running = new Map<number, Promise<Running>>()
  const ready = new Map<number, Running>()

  async function launch(chainId: number, port: number): Promise<Running> {
    // A taken port is found before a node is started for nothing; any free one is found last,
    // because another process could take it before the node starts.
    if (port !== 0) await claimPort(port, `chain ${chainId}`)
    const node = await startAnvil(deps, chainId)
    await seed((method, params) => nodeRequest(node.url, method, params))
    const served = await serveApp(createNodeFront(node.url, deps), port, `chain ${chainId}`)
    const started = {
      chain: createEvmChain({ id: chainId, url: served.url, nodeUrl: node.url, pictures }),
      async end() {
        node.end()
        await served.stop()
      },
    }
    ready.set(chainId, started)
    return started
  }

  async function end(chainId: number): Promise<void> {
    const ended = ready.get(chainId)?.end()
    ready.delete(chainId)
    running.delete(chainId)
    await ended
  }

  return {
    // By the order in which they were asked for: which one stands first is chance.
    list: () => [...running.keys()].flatMap((chainId) => ready.get(chainId)?.chain ?? []),
    get(chainId) {
      const found = ready.get(chainId)
      if (found) return found.chain
      throw new SandboxError(
        'unknown-chain',
        `The sandbox runs no chain ${chainId}. Start it first with \`chains.start(${chainId})\`.`,
      )
    },
    async start(chainId, port = 0) {
      const launched = running.get(chainId) ?? launch(chainId, port)
      running.set(chainId, launched)
      launched.catch(() => running.delete(chainId))
      return (await launched).chain
    },
    end,
    async endAll() {
      // A chain that is still starting ends as soon as it stands; one that failed is no more.
      await Promise.allSettled(running.values())
      await Promise.all([...ready.keys()].map(end))
    },
  }
}

async function seed(request: NodeRequest): Promise<void> {
  await request('anvil_setCode', [MULTICALL3_ADDRESS, MULTICALL3_CODE])
  await request('anvil_setCode', [SILENT_DOLLAR.address, SILENT_TOKEN_CODE])
  await Promise.all([deploySandboxDollar(request), deploySmartAccounts(request)])
}
