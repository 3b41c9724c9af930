import {
  type AuthChange,
  authError,
  isLatchkeyError,
  type NetworkId,
  type RpcChannel,
} from '@latchkey/core/contract'
import { isKnownMethod, isSafeMethod } from '../protocol/index.ts'
import { toChainId, toNetworkId } from './chain-id.ts'
import type { Ask } from './create-requester.ts'
import type { SessionMemory } from './session-memory.ts'

interface Deps {
  readonly ask: Ask
  readonly memory: SessionMemory
  readonly tell: (change: AuthChange) => void
  /** Gives up every request that waits for the visitor. */
  readonly rejectUnsafe: () => void
  /** Takes down what the frame shows of requests that nobody waits for any more. */
  readonly takeDown: () => void
}

/** The wallet, and the one way to put it on another network. */
export interface Wallet extends RpcChannel {
  switchNetwork(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId>
}

interface Request {
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}

/**
 * Requests to the embedded wallet: what only reads is asked at once, what the visitor has to approve
 * is told, all else is refused. Source: security rule S12; facts, frame protocol, section 4.
 */
export function createRpcChannel(deps: Deps): Wallet {
  const { ask, memory, tell } = deps
  const network = createNetwork(deps)
  const askUnsafe = createApprovals(deps)

  function refuse(method: string): never {
    tell({ type: 'methodRefused', method })
    deps.rejectUnsafe()
    throw authError('frame.method-refused', {})
  }

  async function askSafe({ signal, ...request }: Request): Promise<unknown> {
    try {
      return await ask('RPC_REQUEST', request, { signal })
    } catch (error) {
      const isKept =
        request.method !== 'wallet_getCapabilities' || isLatchkeyError(error, 'aborted')
      if (isKept) throw error
      return {}
    }
  }

  return {
    switchNetwork: network.switchTo,
    async request(...asked) {
      const [networkId, method, params, signal = new AbortController().signal] = asked
      if (!isKnownMethod(method)) return refuse(method)
      if (method === 'eth_chainId') return toChainId(memory.networkId() ?? networkId)
      await network.beOn(networkId, signal)
      const request = { method, params, signal }
      return isSafeMethod(method) ? askSafe(request) : askUnsafe(request)
    },
  }
}

/** The wallet is on one network at a time; requests name theirs. */
function createNetwork({ ask, memory }: Pick<Deps, 'ask' | 'memory'>) {
  let switching: Promise<unknown> = Promise.resolve()

  async function switchTo(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId> {
    const asking = ask('SWITCH_NETWORK', { chainId: toChainId(networkId) }, { signal })
    switching = asking.catch(() => undefined)
    const reached = toNetworkId((await asking).chainId)
    if (reached === undefined) throw authError('frame.failed', {})
    memory.setNetwork(reached)
    return reached
  }

  return {
    switchTo,
    async beOn(networkId: NetworkId, signal: AbortSignal): Promise<void> {
      await switching
      if (memory.networkId() === networkId) return
      const reached = await switchTo(networkId, signal)
      // Whatever is signed now would be for a network that nobody named.
      if (reached !== networkId) throw authError('frame.failed', {})
    },
  }
}

type Approving = Pick<Deps, 'ask' | 'tell' | 'takeDown'>

function createApprovals({ ask, tell, takeDown }: Approving) {
  let waitingCount = 0

  return function askUnsafe({ method, params, signal }: Request): Promise<unknown> {
    waitingCount += 1
    tell({ type: 'approvalNeeded', method })
    return ask(
      'RPC_REQUEST',
      { method, params },
      {
        ...{ signal, isUnsafe: true },
        ended(how) {
          waitingCount -= 1
          const isMoreWaiting = waitingCount > 0
          if (how === 'givenUp' && !isMoreWaiting) takeDown()
          const outcome = how === 'answered' ? 'done' : 'failed'
          tell({ type: 'approvalEnded', method, outcome, isMoreWaiting })
        },
      },
    )
  }
}
