import { createEmitter } from '../../wallets/emitter.ts'
import type { WalletLine } from '../../wallets/namespace/namespace-wallet.ts'
import { ProviderError } from '../../wallets/provider-error.ts'
import { openBridge } from './bridge.ts'

/** A page's end of the line to a wallet outside. */
export function bridgeLine(name: string): WalletLine {
  const emitter = createEmitter()
  const bridge = openBridge(name, emitter.emit)
  return {
    async request(method, params) {
      const answer = await bridge.ask({ kind: 'request', method, params })
      if (answer.ok) return answer.value
      throw new ProviderError(answer.error.code, answer.error.message, answer.error.data)
    },
    on(event, listener) {
      emitter.on(event, listener)
      return () => emitter.off(event, listener)
    },
  }
}
