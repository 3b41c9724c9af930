import type { AdapterHost, NodeReader } from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeLogger,
  type FakeClock,
  type FakeLogger,
} from '@latchkey/core/testing'

/** What a test lends the adapter, with the knobs still in reach. */
export interface TestHost extends AdapterHost {
  readonly clock: FakeClock
  readonly logger: FakeLogger
}

/** Makes a host whose nodes answer as given, and fail loudly where nothing is given. */
export function createHost(
  read: NodeReader['read'] = async (_networkId, method) => {
    throw new Error(`No answer was given for ${method}`)
  },
  sources: AdapterHost['sources'] = { announced: true, injected: true },
): TestHost {
  return {
    nodes: { read },
    http: {
      async send({ url }) {
        throw new Error(`No answer was given for ${url}`)
      },
    },
    clock: createFakeClock(),
    logger: createFakeLogger(),
    networks: () => [],
    sources,
  }
}
