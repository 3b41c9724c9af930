import {
  type AuthChange,
  isLatchkeyError,
  LatchkeyError,
  type NetworkId,
  type RpcChannel,
} from '@latchkey/core/contract'
import { isKnownMethod, isSafeMethod, isSendingMethod } from '../protocol/index.ts'
import { toChainId } from './chain-id.ts'
import type { FrameConnection } from './frame-connection.ts'
import type { FrameNetwork } from './frame-network.ts'
import type { FramePlace } from './frame-place.ts'
import { createRequestQueue, type RequestQueue } from './request-queue.ts'
import type { CallFrame } from './requester.ts'

interface Deps {
  readonly callFrame: CallFrame
  readonly network: Pick<FrameNetwork, 'active' | 'switchTo'>
  readonly place: Pick<FramePlace, 'enter'>
  readonly connection: Pick<FrameConnection, 'check'>
  readonly emit: (change: AuthChange) => void
  /** Rejects every posted request that waits for the visitor. */
  readonly rejectUnsafe: () => void
  /** Closes the approval that the frame shows. */
  readonly closeApproval: () => void
}

/** The wallet's requests, and the only way to switch its network. */
export interface Wallet extends RpcChannel {
  switchNetwork(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId>
  /** Delays all requests until `switching`, which may switch the network, has ended. */
  waitFor<T>(switching: Promise<T>): Promise<T>
  /** Rejects every request that waits for the visitor, posted or not. */
  rejectRequests(): void
  /** Rejects the requests that were not posted yet; with an error, if there is one. */
  rejectQueued(error?: LatchkeyError): void
}

interface Request {
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}

/**
 * Creates the channel for requests to the embedded wallet. Safe methods are posted, unsafe ones emit
 * `approvalNeeded` too, all others are refused. Source: docs/security.md, S12; docs/frame-protocol.md,
 * section 4.
 */
export function createWalletRequests(deps: Deps): Wallet {
  const { callFrame, emit } = deps
  const queue = createRequestQueue()
  const network = createNetwork(deps, queue)
  const requestUnsafe = createApprovals(deps)

  function rejectRequests(): void {
    queue.abort('unsafe')
    deps.rejectUnsafe()
  }

  function refuse(method: string): never {
    emit({ type: 'methodRefused', method })
    rejectRequests()
    throw new LatchkeyError('frame.method-refused', {})
  }

  async function requestSafe({ signal, ...request }: Request): Promise<unknown> {
    try {
      // A node may have accepted a transaction although its hash arrives late. Source: docs/security.md, S35.
      const isSending = isSendingMethod(request.method)
      return await callFrame('RPC_REQUEST', request, { signal, isSending, isUnlimited: isSending })
    } catch (error) {
      // A frame without the method has no capabilities.
      const isOptional = request.method === 'wallet_getCapabilities'
      if (isOptional && !isLatchkeyError(error, 'aborted')) return {}
      throw error
    }
  }

  return {
    rejectRequests,
    rejectQueued: (error) => queue.abort('all', error),
    switchNetwork: network.switchTo,
    waitFor: queue.waitFor,
    async request(...[networkId, method, params, signal = new AbortController().signal]) {
      if (!isKnownMethod(method)) return refuse(method)
      if (method === 'eth_chainId') {
        return toChainId((await deps.network.active(signal)) ?? networkId)
      }
      const request = { method, params, signal }
      const isUnsafe = !isSafeMethod(method)
      const post = (): Promise<unknown> =>
        isUnsafe ? requestUnsafe(request) : requestSafe(request)
      return network.postOn(networkId, { signal, isUnsafe }, post)
    },
  }
}

interface PostOptions {
  readonly signal: AbortSignal
  readonly isUnsafe: boolean
}

/**
 * The wallet is on one network at a time, and each request names its own: the queue keeps others from
 * switching between a request's switch and its posting.
 */
function createNetwork(
  { network, place, connection }: Pick<Deps, 'network' | 'place' | 'connection'>,
  queue: RequestQueue,
) {
  return {
    switchTo(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId> {
      connection.check()
      return queue.add({ signal }, () => network.switchTo(networkId, signal))
    },

    async postOn<T>(
      networkId: NetworkId,
      options: PostOptions,
      post: () => Promise<T>,
    ): Promise<T> {
      // A frame that is noticed to be gone rejects what is queued, which this request is not yet.
      connection.check()
      const { reply } = await queue.add(options, async (throwIfStopped) => {
        await place.enter(networkId, options.signal)
        connection.check()
        throwIfStopped()
        // Only the posting is queued: replies may arrive in any order.
        return { reply: post() }
      })
      return reply
    },
  }
}

type ApprovalDeps = Pick<Deps, 'callFrame' | 'emit' | 'closeApproval'>

/** Posts unsafe requests and emits when each begins and ends. */
function createApprovals({ callFrame, emit, closeApproval }: ApprovalDeps) {
  let waitingCount = 0
  let lastId = 0

  return function requestUnsafe({ method, params, signal }: Request): Promise<unknown> {
    lastId += 1
    const id = String(lastId)
    return callFrame(
      'RPC_REQUEST',
      { method, params },
      {
        signal,
        isUnsafe: true,
        isSending: isSendingMethod(method),
        onBegin() {
          waitingCount += 1
          emit({ type: 'approvalNeeded', id, method })
        },
        onEnd(result) {
          waitingCount -= 1
          const isMoreWaiting = waitingCount > 0
          if (result === 'aborted' && !isMoreWaiting) closeApproval()
          const outcome = result === 'answered' ? 'done' : 'failed'
          emit({ type: 'approvalEnded', id, method, outcome, isMoreWaiting })
        },
      },
    )
  }
}
