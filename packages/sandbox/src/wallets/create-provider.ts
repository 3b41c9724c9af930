import type { AnswerRequest, WalletRequest } from './answer-request.ts'
import type { Eip1193Provider } from './eip1193.ts'
import type { Emitter } from './emitter.ts'
import type { EvmManners } from './evm-habits.ts'
import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'
import type { WalletLogDesk } from './request-log.ts'

interface Deps {
  readonly answer: AnswerRequest
  readonly emitter: Emitter
  readonly log: WalletLogDesk
  readonly manners: Pick<EvmManners, 'answer' | 'failure'>
  /** False while the wallet has lost its chains. */
  readonly isUp: () => boolean
}

/** The object a page gets: requests are read, logged and answered; listeners get events. */
export function createProvider({ answer, emitter, log, manners, isUp }: Deps): Eip1193Provider {
  const provider: Eip1193Provider = {
    async request(args) {
      const request = readRequest(args)
      const entry = log.open(request.method, request.params)
      try {
        if (!isUp()) throw disconnected()
        const value = await answer(request, entry)
        entry.end('answered')
        return copy(await manners.answer(request.method, value))
      } catch (error) {
        const failure = error instanceof ProviderError ? error : internal(error)
        entry.end({ code: failure.code })
        throw await manners.failure(failure)
      }
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
      return provider
    },
  }
  return provider
}

function readRequest(args: unknown): WalletRequest {
  const isObject = typeof args === 'object' && args !== null
  const method = isObject && 'method' in args ? args.method : undefined
  if (typeof method === 'string' && method !== '')
    return { method, params: isObject && 'params' in args ? args.params : undefined }
  throw new ProviderError(
    PROVIDER_ERROR.invalidRequest,
    'Expected a single, non-array, object argument with a method.',
  )
}

/** Copies a value that passes between page and wallet, as with a wallet in another process. */
function copy(value: unknown): unknown {
  return value === undefined ? undefined : structuredClone(value)
}

function disconnected(): ProviderError {
  const message = 'The provider is disconnected from all chains.'
  return new ProviderError(PROVIDER_ERROR.disconnected, message)
}

function internal(error: unknown): ProviderError {
  const message = error instanceof Error ? error.message : 'Internal JSON-RPC error.'
  return new ProviderError(PROVIDER_ERROR.internal, message)
}
