import { type Behaviour, type BehaviourBook, behaviourFor } from '../behaviour.ts'
import { createEmitter, type Emitter } from '../emitter.ts'
import type { BehaviourScope } from '../evm-wallet.ts'
import { createPrompts, rejected } from '../prompts.ts'
import { PROVIDER_ERROR, ProviderError } from '../provider-error.ts'
import { createWalletLog, type LogEntry } from '../request-log.ts'
import { behaveAlways } from '../wallet-state.ts'
import type { NamespaceWallet } from './namespace-wallet.ts'

/** A method of a wallet. */
export interface NamespaceMethod {
  /** Returns true if its owner has to agree; false: it is answered silently. */
  needsOwner(params: unknown): boolean
  run(params: unknown): Promise<unknown> | unknown
}

/** The owner's side of a wallet. */
export interface Owner
  extends Pick<
    NamespaceWallet,
    'request' | 'on' | 'log' | 'behave' | 'prompts' | 'nextPrompt' | 'decide' | 'emit'
  > {
  readonly emitter: Emitter
}

interface Deps {
  readonly behaviour: Behaviour
  readonly methods: ReadonlyMap<string, NamespaceMethod>
  /** Agreeing to anything opens the wallet. */
  readonly unlock: () => void
  readonly lock: () => void
}

/** Makes the owner: requests are logged, shown where they have to be, and answered. */
export function createOwner({ behaviour, methods, unlock, lock }: Deps): Owner {
  const [log, prompts, emitter] = [createWalletLog(), createPrompts(), createEmitter()]
  let book: BehaviourBook = behaveAlways(behaviour)

  async function answer(method: string, params: unknown, entry: LogEntry): Promise<unknown> {
    const known = methods.get(method)
    if (!known) throw new ProviderError(PROVIDER_ERROR.unsupportedMethod, `No method "${method}".`)
    const how = behaviourFor(book, method)
    const isNamed = Object.hasOwn(book.byMethod, method)
    const needsOwner = known.needsOwner(params)
    if (needsOwner) entry.markPrompt()
    else if (!isNamed) return known.run(params)
    const override = await behave(how, () => prompts.show(method, params))
    if (override) return override.value
    if (needsOwner) unlock()
    return known.run(params)
  }

  return {
    log,
    emitter,
    decide: prompts.decide,
    prompts: prompts.list,
    nextPrompt: prompts.next,
    async request(method, params) {
      const entry = log.open(method, params)
      try {
        const value = await answer(method, params, entry)
        entry.end('answered')
        return value === undefined ? null : structuredClone(value)
      } catch (error) {
        const failure = error instanceof ProviderError ? error : internal(error)
        entry.end({ code: failure.code })
        throw failure
      }
    },
    on(event, listener) {
      emitter.on(event, listener)
      return () => emitter.off(event, listener)
    },
    emit: emitter.emit,
    behave(wanted: Behaviour, scope?: BehaviourScope) {
      if (wanted === 'locked') lock()
      if (!scope?.methods) book = behaveAlways(wanted)
      else {
        const named = Object.fromEntries(scope.methods.map((method) => [method, wanted]))
        book = { ...book, byMethod: { ...book.byMethod, ...named } }
      }
    },
  }
}

/** The answer of a `wrong-shape` wallet to every request. */
const NONSENSE = { accounts: 'yes', signature: 42, nothing: [null] }

/** @returns What it answers in place of the truth. */
async function behave(
  behaviour: Behaviour,
  ask: () => Promise<void>,
): Promise<{ readonly value: unknown } | undefined> {
  if (typeof behaviour === 'object') {
    if (behaviour.kind === 'answer') return { value: behaviour.value }
    const { code, message = 'The wallet failed.', data } = behaviour
    throw new ProviderError(code, message, data)
  }
  switch (behaviour) {
    case 'approve':
    case 'locked':
    case 'wrong-chain':
      return undefined
    case 'wrong-shape':
      return { value: NONSENSE }
    case 'reject':
      throw rejected()
    case 'pending':
      throw new ProviderError(PROVIDER_ERROR.alreadyPending, 'Request already pending.')
    case 'never-answer':
      return new Promise(() => {})
    case 'ask':
      await ask()
      return undefined
  }
}

function internal(error: unknown): ProviderError {
  const message = error instanceof Error ? error.message : 'Internal error.'
  return new ProviderError(PROVIDER_ERROR.internal, message)
}
