import type { AdapterHost, Http, Namespace, NodeReader } from '../contract/index.ts'
import type { AdapterFixture } from './adapter-fixture.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeLogger, type FakeLogger } from './fake-logger.ts'

/** What the conformance suite lends an adapter, with the knobs still in reach. */
export interface TestAdapterHost extends AdapterHost {
  readonly clock: FakeClock
  readonly logger: FakeLogger
}

/** Makes a host whose nodes answer as handed in, and fail loudly where nothing is. */
export function createAdapterHost<N extends Namespace>(
  { networks }: Pick<AdapterFixture<N>, 'networks'>,
  read: NodeReader['read'] = async (_networkId, method) => {
    throw new Error(`No node was taught to answer ${method}`)
  },
  send: Http['send'] = async ({ url }) => {
    throw new Error(`No server was taught to answer ${url}`)
  },
): TestAdapterHost {
  return {
    nodes: { read },
    http: { send },
    clock: createFakeClock(),
    logger: createFakeLogger(),
    networks: () => [networks.home, networks.other],
    sources: { announced: true, injected: true },
  }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}
