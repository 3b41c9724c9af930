import { type AdapterHost, type Http, LatchkeyError, type NodeReader } from '../contract/index.ts'
import { createSystemClock } from '../platform/system-clock.ts'
import { createFakeLogger } from './fake-logger.ts'

/** Options of the host. Requests without a function fail loudly. */
interface ChainHostInput extends Pick<AdapterHost, 'networks'> {
  readonly read?: NodeReader['read']
  readonly send?: Http['send']
}

/** Creates a host for tests of an adapter on running chains, with the clock of this machine. */
export function createChainHost({ networks, read, send }: ChainHostInput): AdapterHost {
  return {
    nodes: {
      read: read ?? (() => Promise.reject(new Error('No node is expected to be requested'))),
    },
    http: {
      send: send ?? (() => Promise.reject(new Error('No server is expected to be requested'))),
    },
    clock: createSystemClock(),
    logger: createFakeLogger(),
    networks,
    sources: { announced: true, injected: true },
  }
}

/**
 * Sends one JSON-RPC request to the node of a running chain.
 *
 * @throws LatchkeyError `rpc.failed` with the node's code.
 */
export async function requestNode(
  url: string,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = Object(await response.json())
  if (error === undefined) return result
  throw new LatchkeyError('rpc.failed', { code: error.code }, { cause: error })
}
