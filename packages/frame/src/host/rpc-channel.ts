import {
  type AuthChange,
  isLatchkeyError,
  LatchkeyError,
  type NetworkId,
  type RpcChannel,
} from '@latchkey/core/contract'
import { isKnownMethod, isSafeMethod } from '../protocol/index.ts'
import { toChainId, toNetworkId } from './chain-id.ts'
import { type Turns, takeTurns } from './request-queue.ts'
import type { Ask } from './requester.ts'
import type { SessionMemory } from './stored-session.ts'

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
  /** Asks nothing of the wallet, and moves it nowhere, until a question is answered that moves it. */
  waitFor<T>(asking: Promise<T>): Promise<T>
  /** Gives up every request that waits for the visitor, also those that were not posted yet. */
  rejectRequests(): void
  /** Gives up what was not posted yet. */
  giveUpQueued(): void
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
  const turns = takeTurns()
  const network = createNetwork(deps, turns)
  const askUnsafe = createApprovals(deps)

  function rejectRequests(): void {
    turns.giveUp(true)
    deps.rejectUnsafe()
  }

  function refuse(method: string): never {
    tell({ type: 'methodRefused', method })
    rejectRequests()
    throw new LatchkeyError('frame.method-refused', {})
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
    rejectRequests,
    giveUpQueued: () => turns.giveUp(false),
    switchNetwork: network.switchTo,
    waitFor: turns.waitFor,
    async request(...asked) {
      const [networkId, method, params, signal = new AbortController().signal] = asked
      if (!isKnownMethod(method)) return refuse(method)
      if (method === 'eth_chainId') return toChainId(memory.networkId() ?? networkId)
      const request = { method, params, signal }
      const isUnsafe = !isSafeMethod(method)
      const post = (): Promise<unknown> => (isUnsafe ? askUnsafe(request) : askSafe(request))
      return network.askOn(networkId, { signal, isUnsafe }, post)
    },
  }
}

interface AskedOn {
  readonly signal: AbortSignal
  readonly isUnsafe: boolean
}

/**
 * The wallet is on one network at a time, and requests name theirs: nobody moves it between a
 * request's own move and its posting.
 */
function createNetwork({ ask, memory }: Pick<Deps, 'ask' | 'memory'>, turns: Turns) {
  async function move(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId> {
    const { chainId } = await ask('SWITCH_NETWORK', { chainId: toChainId(networkId) }, { signal })
    const reached = toNetworkId(chainId)
    if (reached === undefined) throw new LatchkeyError('frame.failed', {})
    memory.setNetwork(reached)
    return reached
  }

  return {
    switchTo: (networkId: NetworkId, signal: AbortSignal): Promise<NetworkId> =>
      turns.take({ signal }, () => move(networkId, signal)),

    async askOn<T>(networkId: NetworkId, options: AskedOn, post: () => Promise<T>): Promise<T> {
      const { asking } = await turns.take(options, async (requireWanted) => {
        const isThere = memory.networkId() === networkId
        const reached = isThere ? networkId : await move(networkId, options.signal)
        // Whatever is signed now would be for a network that nobody named.
        if (reached !== networkId) throw new LatchkeyError('frame.failed', {})
        requireWanted()
        return { asking: post() }
      })
      return asking
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
