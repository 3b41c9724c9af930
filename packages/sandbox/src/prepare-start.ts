import { createBitcoinChain } from './chains/bitcoin/bitcoin-chain.ts'
import { createEvmChains } from './chains/evm/evm-chains.ts'
import { createSolanaChains } from './chains/solana/solana-chains.ts'
import { createFaults } from './faults/create-faults.ts'
import { createRequestLog } from './faults/request-log.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createProcessGuard } from './processes/guard.ts'
import { createRelay } from './relay/create-relay.ts'
import type { StartContext } from './start-context.ts'
import { createAnalyticsSink } from './wallet-listing/analytics-sink.ts'
import { createProject } from './wallet-listing/project.ts'

/** Everything of a sandbox before anything of it runs, and its end. */
export function prepareStart(
  wanted: Pick<StartContext, 'basePort' | 'walletCount' | 'parts' | 'say'>,
): { readonly start: StartContext; stop(): Promise<void> } {
  const guard = createProcessGuard()
  const desk = { faults: createFaults(), requests: createRequestLog() }
  const pictures: StartContext['pictures'] = { origin: undefined }
  const start: StartContext = {
    ...wanted,
    servers: [],
    desk,
    pictures,
    chains: createEvmChains({ guard, ...desk, pictures: () => pictures.origin }),
    solana: createSolanaChains({ ...desk, pictures: () => pictures.origin }),
    bitcoin: createBitcoinChain(desk),
    project: createProject(),
    analytics: createAnalyticsSink(),
    relay: createRelay(),
    mail: createMailbox(),
  }
  return {
    start,
    async stop() {
      const { chains, solana, bitcoin, relay, servers } = start
      desk.faults.clear()
      relay.stop()
      const stopped = servers.splice(0).map((server) => server.stop())
      await Promise.all([chains.endAll(), solana.stop(), bitcoin.stop(), ...stopped])
      await guard.endAll()
    },
  }
}
