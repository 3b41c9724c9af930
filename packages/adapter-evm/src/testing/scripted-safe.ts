import type { FramedPage } from '../safe/connect-safe.ts'
import type { Script } from './scripted-wallet.ts'

/** A request as a Safe app sends it. */
interface SafeRequest {
  readonly id: string
  readonly method: string
  readonly params: unknown
}

/** A page in memory in the frame of a Safe that follows its script; unknown methods have no answer. */
export interface ScriptedSafe {
  readonly page: FramedPage
  /** The requests that the page sent, each with the origin that it was sent to. */
  readonly sent: (readonly [target: string, SafeRequest])[]
  /** How often a method was requested. */
  count(method: string): number
  listeners(): number
  teach(script: Readonly<Record<string, Script>>): void
  /** Delivers a message; by default it is one of the Safe. */
  deliver(data: unknown, changes?: Readonly<Record<string, unknown>>): void
}

/** The account of the scripted Safe. */
export const SAFE = '0x2222222222222222222222222222222222222222'

interface Place {
  /** The parent's origin. */
  readonly origin?: string
  /** The ancestors that the browser reports. Default: the true ones. */
  readonly ancestors?: readonly string[] | undefined
  readonly referrer?: string
}

/** Creates a page in Safe's frame. */
export function createScriptedSafe(
  script: Readonly<Record<string, Script>> = {},
  place: Place = {},
): ScriptedSafe {
  const { origin = 'https://app.safe.global', referrer = '' } = place
  const ancestors = 'ancestors' in place ? place.ancestors : [origin]
  const scripts = new Map<string, Script>(
    Object.entries({ getSafeInfo: () => ({ safeAddress: SAFE, chainId: 1 }), ...script }),
  )
  const listeners = new Set<(event: MessageEvent) => void>()
  const sent: [string, SafeRequest][] = []

  function deliver(data: unknown, changes: Readonly<Record<string, unknown>> = {}): void {
    const event = { isTrusted: true, source: parent, origin, data, ...changes }
    for (const listener of [...listeners]) listener(event as unknown as MessageEvent)
  }

  async function answer({ id, method, params }: SafeRequest): Promise<void> {
    const own = scripts.get(method)
    if (own === undefined) return
    try {
      deliver({ id, success: true, version: '9.1.0', data: await own(params) })
    } catch (thrown) {
      deliver({ id, success: false, version: '9.1.0', error: Object(thrown).message })
    }
  }

  const parent = {
    postMessage(message: unknown, target: string) {
      // The page sends nothing else.
      const request = message as SafeRequest
      sent.push([target, request])
      if (target === origin) void answer(request)
    },
  }
  return {
    sent,
    deliver,
    count: (method) => sent.filter(([, request]) => request.method === method).length,
    listeners: () => listeners.size,
    page: {
      parent,
      crypto,
      location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
      document: { referrer },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    teach(more) {
      for (const [method, own] of Object.entries(more)) scripts.set(method, own)
    },
  }
}
