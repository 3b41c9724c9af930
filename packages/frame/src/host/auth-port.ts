import {
  type AuthChange,
  type AuthHost,
  type AuthPort,
  LatchkeyError,
  type Undo,
} from '@latchkey/core/contract'
import {
  type FrameMessage,
  RELOAD_REPLY_MS,
  ReadyPayload,
  readFrameMessage,
  requestMessage,
} from '../protocol/index.ts'
import { createAccount } from './account.ts'
import { readBroadcast } from './broadcasts.ts'
import { createEmailCalls } from './email-calls.ts'
import { createFrameConnection, type FrameConnection } from './frame-connection.ts'
import type { Mount } from './frame-element.ts'
import { createFrameNetwork } from './frame-network.ts'
import { createFramePlace, type FramePlace } from './frame-place.ts'
import { type CallOptions, createRequester, type Requester } from './requester.ts'
import { createSocialCalls } from './social-calls.ts'
import { createStoredSession, type StoredSession } from './stored-session.ts'
import { createWalletRequests } from './wallet-requests.ts'

interface Deps {
  readonly host: AuthHost
  readonly mount: Mount
}

/** The message that makes the frame close its approval. Source: docs/frame-protocol.md, section 2. */
const RPC_ABORT = 'RPC_ABORT'

/** Creates the embedded wallet of one page. The frame is made by the first call. */
export function createAuthPort({ host, mount }: Deps): AuthPort {
  const { emit, watch, unwatchAll } = createChanges(host)
  const stored = createStoredSession(host.storage, host.clock)
  const connection = createFrameConnection({
    host,
    mount,
    listener: {
      onMessage: (data) => receive(data),
      onReady: () => requester.postWaiting(),
      onLost(error) {
        place.onLost()
        requester.rejectLost(error)
        // They would load the frame again, one after the other.
        if (error !== undefined) wallet.rejectQueued(error)
        if (error?.code === 'frame.load-failed') {
          emit({ type: 'trouble', kind: 'iframe_load_failed' })
        }
      },
    },
  })
  const requester = createRequester({ host, connection, onTimeout: reportTimeout })
  const { callFrame, rejectUnsafe } = requester
  const closeApproval = (): void => postAbort(connection, host.random.id())
  const network = createFrameNetwork({ callFrame, stored })
  const place = createFramePlace({ callFrame, network })
  const parts = { callFrame, stored, network, place, emit }
  const wallet = createWalletRequests({ ...parts, connection, rejectUnsafe, closeApproval })
  const { origin } = new URL(host.secureSite)
  const receive = createReceiver({ ...parts, connection, requester })

  function reportTimeout(kind: 'iframe_load_failed' | 'iframe_request_timeout'): void {
    const isUnloaded = kind === 'iframe_load_failed'
    // Without a reason it would be a refusal of the visitor, who was shown nothing.
    wallet.rejectQueued(isUnloaded ? new LatchkeyError('frame.load-failed', {}) : undefined)
    emit({ type: 'trouble', kind })
  }

  return {
    origin,
    dashboardUrl: `${origin}/dashboard`,
    channel: wallet,
    warmUp: connection.open,
    switchNetwork: wallet.switchNetwork,
    rejectRequests: wallet.rejectRequests,
    email: createEmailCalls({ callFrame, stored }),
    ...createSocialCalls({ callFrame, stored, origin }),
    ...createAccount({ ...parts, waitFor: wallet.waitFor }),
    reload: (signal) => reload(connection, requester, { signal, timeoutMs: RELOAD_REPLY_MS }),
    watch,
    stop() {
      wallet.rejectQueued()
      requester.stop()
      unwatchAll()
      connection.stop()
    },
  }
}

/** Creates the listeners of one wallet. */
function createChanges({ logger }: Pick<AuthHost, 'logger'>) {
  const listeners = new Set<(change: AuthChange) => void>()
  return {
    unwatchAll: () => listeners.clear(),
    watch(listener: (change: AuthChange) => void): Undo {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(change: AuthChange): void {
      for (const listener of [...listeners]) {
        try {
          listener(change)
        } catch (thrown) {
          // A listener that throws must not fail the call that emitted the change.
          logger.error('A listener of the embedded wallet failed', thrown)
        }
      }
    },
  }
}

interface ReceiverDeps {
  readonly connection: FrameConnection
  readonly requester: Requester
  readonly stored: StoredSession
  readonly place: Pick<FramePlace, 'onChange'>
  readonly emit: (change: AuthChange) => void
}

/** Creates the handler of the frame's messages: events, replies and broadcasts. */
function createReceiver({ connection, requester, stored, place, emit }: ReceiverDeps) {
  function receiveEvent({ name, payload }: FrameMessage): void {
    const { success, data } = ReadyPayload.safeParse(payload)
    if (name !== 'READY' || !success) return
    connection.notify('saidReady')
    if (data?.storage === 'blocked') emit({ type: 'storageBlocked' })
  }

  function receiveBroadcast(message: FrameMessage): void {
    const change = readBroadcast(message)
    if (change === undefined) return
    if (change.type === 'loggedOut') stored.clear()
    if (change.type === 'smartAccountNetworks') stored.setSmartAccountNetworks(change.networkIds)
    place.onChange(change)
    emit(change)
  }

  return (data: unknown): void => {
    const message = readFrameMessage(data, requester.maxReplyBytes)
    if (message === undefined) return
    if (message.outcome === 'event') receiveEvent(message)
    // A reply without a pending call is late or foreign: its content is ignored, too.
    else if (message.id === undefined || requester.take(message)) receiveBroadcast(message)
  }
}

function postAbort(connection: FrameConnection, id: string): void {
  if (!connection.isReady()) return
  try {
    connection.post(requestMessage(id, RPC_ABORT, undefined))
  } catch {
    // A removed frame shows no approval.
  }
}

/** Requests a reload of the frame; without a reply, loads its address again. */
async function reload(
  connection: FrameConnection,
  requester: Requester,
  options: CallOptions,
): Promise<void> {
  try {
    await requester.callFrame('RELOAD', undefined, options)
    connection.notify('reloading')
  } catch (error) {
    if (options.signal.aborted) throw error
    connection.reload()
  }
}
