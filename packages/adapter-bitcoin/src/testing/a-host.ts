import type { AdapterHost } from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeHttp,
  createFakeLogger,
  type FakeClock,
  type FakeHttp,
  type FakeLogger,
} from '@latchkey/core/testing'
import { SIGNET, TESTNET } from './a-network.ts'

/** What a test lends the adapter, with the knobs still in reach. */
export interface TestHost extends AdapterHost {
  readonly http: FakeHttp
  readonly clock: FakeClock
  readonly logger: FakeLogger
}

/** Makes a host whose servers answer as they are taught. */
export function createHost(networks: readonly (typeof TESTNET)[] = [TESTNET, SIGNET]): TestHost {
  return {
    nodes: {
      async read(_networkId, method) {
        throw new Error(`Bitcoin is not read by JSON-RPC: ${method}`)
      },
    },
    http: createFakeHttp(),
    clock: createFakeClock(),
    logger: createFakeLogger(),
    networks: () => networks,
    sources: { announced: true, injected: true },
  }
}
