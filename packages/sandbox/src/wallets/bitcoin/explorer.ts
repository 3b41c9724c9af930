import { isOnThisMachine } from '../chain-node.ts'
import { PROVIDER_ERROR, ProviderError } from '../provider-error.ts'

/** A coin that can be spent. */
export interface Coin {
  readonly txid: string
  readonly vout: number
  readonly value: number
}

/** The block explorer that a wallet asks; on this machine only. */
export interface Explorer {
  coins(address: string): Promise<readonly Coin[]>
  /** Satoshis per byte. */
  feeRate(): Promise<number>
  /** @returns The transaction's id. @throws ProviderError with the node's words. */
  send(hex: string): Promise<string>
}

/** @param url - Base of an Esplora REST; undefined: the wallet reaches no network. */
export function createExplorer(url: string | undefined): Explorer {
  async function ask(path: string, body?: string): Promise<Response> {
    if (url === undefined || !isOnThisMachine(url)) throw unreachable()
    const init = body === undefined ? {} : { method: 'POST', body }
    const response = await fetch(`${url}${path}`, init).catch(() => {
      throw unreachable()
    })
    if (response.ok) return response
    throw new ProviderError(PROVIDER_ERROR.internal, await response.text())
  }
  return {
    // An explorer answers with lists of coins here; anything else ends where it is used.
    coins: async (address) => (await ask(`/address/${address}/utxo`)).json() as Promise<Coin[]>,
    async feeRate() {
      const estimates = Object(await (await ask('/fee-estimates')).json())
      return Math.max(1, Number(estimates[3] ?? 1))
    },
    send: async (hex) => (await ask('/tx', hex)).text(),
  }
}

function unreachable(): ProviderError {
  return new ProviderError(PROVIDER_ERROR.chainDisconnected, 'The wallet cannot reach Bitcoin.')
}
