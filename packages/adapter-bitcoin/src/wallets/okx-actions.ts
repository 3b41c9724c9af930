import { base64, hex } from '@scure/base'
import type { WalletActions } from './bitcoin-wallet.ts'
import { callMethod, hasMethod } from './call-method.ts'
import { psbtIn, signatureIn, txidIn } from './read-answers.ts'

/** Methods of OKX that sign and send. Source: OKX's developer documentation. */
export function okxActions(provider: object): WalletActions {
  return {
    async signText({ text, protocol }) {
      const form = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
      return signatureIn(await callMethod(provider, 'signMessage', text, form))
    },
    async signPsbt({ psbt, inputs }) {
      const toSignInputs = inputs.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      const options = { autoFinalized: false, toSignInputs }
      const unsigned = hex.encode(base64.decode(psbt))
      const signed = await callMethod(provider, 'signPsbt', unsigned, options)
      return { psbt: psbtIn(signed), txid: undefined }
    },
    // The amount is a number here; every amount of satoshis fits into one.
    async send({ recipient, amount }) {
      return txidIn(await callMethod(provider, 'sendBitcoin', recipient, Number(amount)))
    },
  }
}

/**
 * The network on which OKX shares accounts, for a page that was reloaded.
 *
 * @param places - Names of OKX's objects for networks other than the main one.
 * @returns undefined for the main network, and if it shares nothing.
 */
export async function sharingNetwork(
  okx: object,
  places: ReadonlyMap<string | undefined, string>,
): Promise<string | undefined> {
  for (const [name, place] of [[undefined, 'bitcoin'] as const, ...places]) {
    const provider: unknown = Reflect.get(okx, place)
    const shared = hasMethod(provider, 'getAccounts') && (await callMethod(provider, 'getAccounts'))
    if (Array.isArray(shared) && shared.length > 0) return name
  }
  return undefined
}
