import { announce } from '../../wallets/announce.ts'
import type { Eip1193Provider } from '../../wallets/eip1193.ts'
import { createEmitter } from '../../wallets/emitter.ts'
import { inject } from '../../wallets/inject.ts'
import { ProviderError } from '../../wallets/provider-error.ts'
import { openBridge, type PageOptions } from './bridge.ts'

/**
 * Runs in the page: shows a wallet that lives outside of it. Pages see a provider like any other;
 * keys, state and behaviour are out of their reach, as they are with a real wallet.
 */
export function showWallet({ line, face, flags }: PageOptions): void {
  const emitter = createEmitter()
  const bridge = openBridge(line, (event, payload) => emitter.emit(event, revive(event, payload)))
  const provider: Eip1193Provider = {
    async request(args) {
      const { method, params } = args ?? {}
      const answer = await bridge.ask({ kind: 'request', method, params })
      if (answer.ok) return answer.value
      throw new ProviderError(answer.error.code, answer.error.message, answer.error.data)
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
  if (face) announce({ provider }, face)
  if (flags) inject({ provider }, { flags })
}

/** `disconnect` carries an error, which lost its class on the way. */
function revive(event: string, payload: unknown): unknown {
  if (event !== 'disconnect' || typeof payload !== 'object' || payload === null) return payload
  if (!('code' in payload && 'message' in payload)) return payload
  return new ProviderError(Number(payload.code), String(payload.message))
}
