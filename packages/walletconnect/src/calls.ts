import type { Clock } from '../contract/index.ts'

/** A call to the relay, by the library's form. */
interface CallRequest {
  readonly id?: unknown
}

/** Calls to the relay that outlive a connection. */
export interface Calls {
  request(request: CallRequest): Promise<unknown>
  /** The connection is gone: what was under way may have been lost with it. */
  lose(): void
  /** There is a connection again: what was lost is sent once more. */
  repeat(): void
  /** Everything that waits ends, as if it had been carried out. */
  end(): void
}

interface Deps {
  readonly clock: Clock
  isUp(): boolean
}

interface Call {
  readonly startedMs: number
  readonly promise: Promise<unknown>
  isLost: boolean
  send(): void
  resolve(value: unknown): void
  reject(reason: unknown): void
}

/** The library has given up on a call by then, and told so whoever made it. */
const MAX_AGE_MS = 55_000

/**
 * Makes calls that are repeated by the same name, so that the relay and the wallet can tell that they
 * are the same.
 */
export function createCalls(send: Calls['request'], { clock, isUp }: Deps): Calls {
  const open = new Map<unknown, Call>()

  function begin(request: CallRequest, key: unknown): Call {
    const { promise, resolve, reject } = later()
    const end = (settle: () => void): void => {
      open.delete(key)
      settle()
    }
    const call: Call = {
      ...{ startedMs: clock.monotonic(), promise, isLost: false },
      send() {
        call.isLost = false
        send(request).then(call.resolve, (reason) => {
          // What the relay refused is refused; what did not reach it waits for the next connection.
          if (isUp()) call.reject(reason)
          else call.isLost = true
        })
      },
      resolve: (value) => end(() => resolve(value)),
      reject: (reason) => end(() => reject(reason)),
    }
    return call
  }

  return {
    request(request) {
      const key = request.id ?? {}
      const known = open.get(key)
      if (known !== undefined) return known.promise
      const call = begin(request, key)
      open.set(key, call)
      call.send()
      return call.promise
    },
    lose() {
      for (const call of open.values()) call.isLost = true
    },
    repeat() {
      for (const call of [...open.values()].filter(({ isLost }) => isLost)) {
        if (clock.monotonic() - call.startedMs < MAX_AGE_MS) call.send()
        else call.reject(new Error('The call is too old to be repeated'))
      }
    },
    end() {
      for (const call of [...open.values()]) call.resolve(true)
    },
  }
}

interface Later {
  readonly promise: Promise<unknown>
  resolve(value: unknown): void
  reject(reason: unknown): void
}

function later(): Later {
  let resolve: (value: unknown) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
