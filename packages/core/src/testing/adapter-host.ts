import type { AdapterHost, Http, Namespace, NodeReader } from '../contract/index.ts'
import type { AdapterFixture } from './adapter-fixture.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeLogger, type FakeLogger } from './fake-logger.ts'

/** The host that the conformance suite provides to an adapter, with its fakes. */
export interface TestAdapterHost extends AdapterHost {
  readonly clock: FakeClock
  readonly logger: FakeLogger
}

/** Creates a host with the given nodes and servers; without them every request throws. */
export function createAdapterHost<N extends Namespace>(
  { networks }: Pick<AdapterFixture<N>, 'networks'>,
  read: NodeReader['read'] = async (_networkId, method) => {
    throw new Error(`No node answers ${method}`)
  },
  send: Http['send'] = async ({ url }) => {
    throw new Error(`No server answers ${url}`)
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
