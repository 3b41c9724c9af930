import type { AdapterHost, NodeReader } from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeLogger,
  type FakeClock,
  type FakeLogger,
} from '@latchkey/core/testing'

/** The host of a test, with its fakes. */
export interface TestHost extends AdapterHost {
  readonly clock: FakeClock
  readonly logger: FakeLogger
}

/** Creates a host whose nodes answer with `read`, and fail loudly without it. */
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
