import { NAMESPACES, type Namespace, type Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import type { Log } from './create-log.ts'
import type { MessageEntry } from './entries.ts'

interface Deps {
  readonly latchkey: Pick<Latchkey, 'getProvider' | 'watch'>
  nowMs(): number
  readonly log: Pick<Log<MessageEntry>, 'add' | 'update'>
}

type Method = (...args: unknown[]) => unknown

/**
 * The provider that an adapter passes to the site: EIP-1193 on EVM networks, other methods
 * elsewhere.
 */
type Provider = Record<string, unknown>

/** Events of EIP-1193 providers. */
const EVENTS = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']
/** Listening is no request. */
const NO_REQUESTS: ReadonlySet<string> = new Set(['on', 'once', 'removeListener', 'off', 'emit'])

/**
 * Records what the site asks of the wallet by `getProvider`: method, duration and outcome. The methods of our own
 * provider objects are wrapped, which keep their identity; wallets' own objects are not touched. What Latchkey then
 * asks of the wallet is recorded by `followWalletRequests`.
 */
export function followProviders({ latchkey, nowMs, log }: Deps): Undo {
  const undos = new Map<object, Undo>()
  const follow = (): void => {
    for (const namespace of NAMESPACES) {
      const provider: unknown = latchkey.getProvider(namespace)
      if (!isProvider(provider) || undos.has(provider)) continue
      undos.set(provider, followProvider(provider, { namespace, nowMs, log }))
    }
  }
  follow()
  // Without adapters of the site a provider comes with the first pairing.
  const unwatch = latchkey.watch(follow)
  return () => {
    unwatch()
    for (const undo of undos.values()) undo()
  }
}

interface ProviderDeps extends Pick<Deps, 'nowMs' | 'log'> {
  readonly namespace: Namespace
}

function followProvider(provider: Provider, deps: ProviderDeps): Undo {
  const undos = Object.entries(provider)
    .filter(([name, value]) => typeof value === 'function' && !NO_REQUESTS.has(name))
    // The filter has left functions only.
    .map(([name, method]) => wrap(provider, name, recordCalls(method as Method, name, deps)))
  undos.push(followEmitted(provider, deps))
  return () => {
    for (const undo of undos) undo()
  }
}

/** Replaces a method; another library that has replaced it since then keeps its own. */
function wrap(provider: Provider, name: string, wrapped: Method): Undo {
  const before = provider[name]
  provider[name] = wrapped
  return () => {
    if (provider[name] === wrapped) provider[name] = before
  }
}

/** Calls the method as it was called, answers and fails as it does, and notes both. */
function recordCalls(
  method: Method,
  name: string,
  { namespace, nowMs, log }: ProviderDeps,
): Method {
  return function record(this: unknown, ...args) {
    const startMs = nowMs()
    const type = readMethod(name, args[0])
    const entry = log.add({
      atMs: startMs,
      channel: 'provider',
      namespace,
      type,
      outcome: 'waiting',
    })
    const settle = (change: Pick<MessageEntry, 'outcome' | 'code'>): void => {
      log.update(entry, { ...change, durationMs: nowMs() - startMs })
    }
    const fail = (thrown: unknown): void => settle({ outcome: 'failed', code: readCode(thrown) })
    try {
      const answer = method.apply(this, args)
      Promise.resolve(answer).then(() => settle({ outcome: 'answered' }), fail)
      return answer
    } catch (thrown) {
      fail(thrown)
      throw thrown
    }
  }
}

/** The method of a JSON-RPC request, else the name of the function. */
function readMethod(name: string, first: unknown): string {
  const method: unknown = name === 'request' ? Object(first).method : undefined
  return typeof method === 'string' && /^\w{1,64}$/.test(method) ? method : name
}

function readCode(thrown: unknown): number | string | undefined {
  const code: unknown = Object(thrown).code
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^[a-z.-]{1,40}$/.test(code) ? code : undefined
}

/** Notes the names of what a provider emits, which only those of EIP-1193 do. */
function followEmitted(provider: Provider, { namespace, nowMs, log }: ProviderDeps): Undo {
  const { on, removeListener: off } = provider
  if (namespace !== 'eip155' || typeof on !== 'function' || typeof off !== 'function') {
    return () => {}
  }
  const listeners = EVENTS.map((type) => ({
    type,
    listener: () => log.add({ atMs: nowMs(), channel: 'wallet event', namespace, type }),
  }))
  for (const { type, listener } of listeners) on.call(provider, type, listener)
  return () => {
    for (const { type, listener } of listeners) off.call(provider, type, listener)
  }
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null
}
