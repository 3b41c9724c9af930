import { keepListening, RPC_CODES, type Undo } from '@latchkey/core/contract'
import { rpcError, safeError, unknownError } from './safe-error.ts'

/** The part of a framed page's window that speaks with its parent. */
export interface SafePage {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  readonly crypto: Pick<Crypto, 'getRandomValues'>
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/** Requests to Safe. */
export interface SafeChannel {
  /**
   * Sends one request; Safe's owner may have to confirm it.
   *
   * @throws An error in the form of EIP-1193: 4001 for a refusal, 4900 once the instance is destroyed.
   */
  ask: AskSafe
  /** Stops to wait for the answers of one method. */
  forget(method: string): void
}

export type AskSafe = (method: string, params?: unknown) => Promise<unknown>

interface Deps {
  readonly page: SafePage
  /** Origins that the parent may have; nothing is sent to others, and nothing of others is read. */
  readonly targets: readonly string[]
  readonly signal: AbortSignal
}

interface Pending {
  readonly method: string
  resolve(answer: unknown): void
  reject(thrown: unknown): void
}

/** Safe chooses by it how messages are signed: without a transaction where its version can. */
const PROTOCOL_VERSION = '9.1.0'
const ID_BYTES = 16

/**
 * Creates the channel to the page around this frame. It listens only while a request is pending. Source:
 * github.com/safe-global/safe-apps-sdk, the messages of its version 9.
 */
export function createSafeChannel({ page, targets, signal }: Deps): SafeChannel {
  const pending = new Map<string, Pending>()
  let unlisten: Undo | undefined

  function onMessage({ isTrusted, source, origin, data }: MessageEvent): void {
    if (!isTrusted || source !== page.parent || !targets.includes(origin)) return
    const { id, success, error, data: answer } = Object(data)
    const request = pending.get(id)
    if (request === undefined) return
    remove(id)
    if (success === true) request.resolve(answer)
    else request.reject(safeError(request.method, error))
  }

  function remove(id: string): void {
    pending.delete(id)
    if (pending.size > 0) return
    unlisten?.()
    unlisten = undefined
  }

  function rejectAll(isMeant: (request: Pending) => boolean): void {
    for (const [id, request] of pending) {
      if (!isMeant(request)) continue
      remove(id)
      // Safe has the request already.
      request.reject(request.method === 'sendTransactions' ? unknownError() : noLongerAsked())
    }
  }

  signal.addEventListener('abort', () => rejectAll(() => true), { once: true })
  return {
    ask(method, params) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) throw noLongerAsked()
        const id = createId(page)
        unlisten ??= keepListening(page, 'message', onMessage)
        pending.set(id, { method, resolve, reject })
        const message = { id, method, params, env: { sdkVersion: PROTOCOL_VERSION } }
        for (const target of targets) page.parent.postMessage(message, target)
      })
    },
    forget: (method) => rejectAll((request) => request.method === method),
  }
}

function noLongerAsked(): Error {
  return rpcError(RPC_CODES.disconnected, 'Safe is not asked any more')
}

function createId({ crypto }: SafePage): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
