import { base64, hex } from '@scure/base'
import { askMethod, hasMethod } from './ask-method.ts'
import type { WalletActions } from './bitcoin-wallet.ts'
import { hexToBase64 } from './read-answers.ts'

/** How OKX signs and sends. Source: OKX's developer documentation. */
export function okxActions(provider: object): WalletActions {
  return {
    signText: ({ text, protocol }) =>
      askMethod(provider, 'signMessage', text, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'),
    async signPsbt({ psbt, inputs }) {
      const toSignInputs = inputs.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      const options = { autoFinalized: false, toSignInputs }
      const unsigned = hex.encode(base64.decode(psbt))
      const signed = await askMethod(provider, 'signPsbt', unsigned, options)
      return { psbt: hexToBase64(signed), txid: undefined }
    },
    // The shape has plain numbers; every possible amount of coins fits into one.
    send: ({ recipient, amount }) => askMethod(provider, 'sendBitcoin', recipient, Number(amount)),
  }
}

/**
 * Where OKX shares something. On a page that was loaded again nobody has chosen a network yet.
 *
 * @param places - Where it keeps each network beside the main one.
 * @returns undefined for the main network, and where it shares nothing.
 */
export async function sharingNetwork(
  okx: object,
  places: ReadonlyMap<string | undefined, string>,
): Promise<string | undefined> {
  for (const [name, place] of [[undefined, 'bitcoin'] as const, ...places]) {
    const provider: unknown = Reflect.get(okx, place)
    const shared = hasMethod(provider, 'getAccounts') && (await askMethod(provider, 'getAccounts'))
    if (Array.isArray(shared) && shared.length > 0) return name
  }
  return undefined
}
