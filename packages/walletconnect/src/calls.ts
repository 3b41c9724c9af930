import type { Clock } from '@latchkey/core/contract'

/** A call to the relay, in the library's form. */
interface CallRequest {
  readonly id?: unknown
}

/** Calls to the relay that survive a lost connection. */
export interface Calls {
  request(request: CallRequest): Promise<unknown>
  /** The connection was lost, and maybe the calls that were running on it. */
  markLost(): void
  /** The connection is back: sends the lost calls again. */
  repeatLost(): void
  /** Resolves every running call as if the relay had accepted it. */
  finish(): void
}

interface Deps {
  readonly clock: Clock
  isConnected(): boolean
}

interface Call {
  readonly startedMs: number
  readonly promise: Promise<unknown>
  isLost: boolean
  send(): void
  resolve(value: unknown): void
  reject(reason: unknown): void
}

/** By then the library has given up on a call and reported that to its caller, in milliseconds. */
const MAX_AGE_MS = 55_000

/**
 * Creates the calls. A call is repeated with the same id, so that the relay and the wallet recognise
 * it as the same.
 */
export function createCalls(send: Calls['request'], { clock, isConnected }: Deps): Calls {
  const running = new Map<unknown, Call>()

  function create(request: CallRequest, key: unknown): Call {
    const { promise, resolve, reject } = deferred()
    const settle = (finish: () => void): void => {
      running.delete(key)
      finish()
    }
    const call: Call = {
      startedMs: clock.monotonic(),
      promise,
      isLost: false,
      send() {
        call.isLost = false
        send(request).then(call.resolve, (reason) => {
          // An error while connected is the relay's answer; otherwise the call did not reach it.
          if (isConnected()) call.reject(reason)
          else call.isLost = true
        })
      },
      resolve: (value) => settle(() => resolve(value)),
      reject: (reason) => settle(() => reject(reason)),
    }
    return call
  }

  return {
    request(request) {
      const key = request.id ?? {}
      const known = running.get(key)
      if (known !== undefined) return known.promise
      const call = create(request, key)
      running.set(key, call)
      call.send()
      return call.promise
    },
    markLost() {
      for (const call of running.values()) call.isLost = true
    },
    repeatLost() {
      for (const call of [...running.values()].filter(({ isLost }) => isLost)) {
        if (clock.monotonic() - call.startedMs < MAX_AGE_MS) call.send()
        else call.reject(new Error('The call is too old to be repeated'))
      }
    },
    finish() {
      for (const call of [...running.values()]) call.resolve(true)
    },
  }
}

interface Deferred {
  readonly promise: Promise<unknown>
  resolve(value: unknown): void
  reject(reason: unknown): void
}

function deferred(): Deferred {
  let resolve: (value: unknown) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
