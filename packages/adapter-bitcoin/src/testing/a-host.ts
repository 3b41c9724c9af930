import type { AccountTypeRules, AdapterHost } from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeHttp,
  createFakeLogger,
  type FakeClock,
  type FakeHttp,
  type FakeLogger,
} from '@latchkey/core/testing'
import { SIGNET, TESTNET } from './a-network.ts'

/** The host of a test, with its fakes. */
export interface TestHost extends AdapterHost {
  readonly http: FakeHttp
  readonly clock: FakeClock
  readonly logger: FakeLogger
}

/** Creates a host whose servers answer from a script. */
export function createHost(
  networks: readonly (typeof TESTNET)[] = [TESTNET, SIGNET],
  accountTypes?: AccountTypeRules,
): TestHost {
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
    accountTypes,
  }
}
