import { createEvmChains, type EvmChains } from '../chains/evm/evm-chains.ts'
import { createFaults, type FaultDesk } from '../faults/create-faults.ts'
import { createRequestLog, type RequestLogDesk } from '../faults/request-log.ts'
import { createProcessGuard } from '../processes/guard.ts'

/** Chains for one test file. */
export interface TestChains {
  readonly chains: EvmChains
  readonly faults: FaultDesk
  readonly requests: RequestLogDesk
  stop(): Promise<void>
}

/** Makes chains without the rest of a sandbox; none runs yet. */
export function createTestChains(): TestChains {
  const guard = createProcessGuard()
  const [faults, requests] = [createFaults(), createRequestLog()]
  const chains = createEvmChains({ guard, faults, requests, pictures: () => 'http://127.0.0.1' })
  return {
    chains,
    faults,
    requests,
    async stop() {
      await chains.endAll()
      await guard.endAll()
    },
  }
}
