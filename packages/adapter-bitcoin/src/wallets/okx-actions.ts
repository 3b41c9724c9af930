import { base64, hex } from '@scure/base'
import { askMethod } from './ask-method.ts'
import type { WalletActions } from './bitcoin-wallet.ts'

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
      const isText = typeof signed === 'string'
      return { psbt: isText ? base64.encode(hex.decode(signed)) : signed, txid: undefined }
    },
    // The shape has plain numbers; every possible amount of coins fits into one.
    send: ({ recipient, amount }) => askMethod(provider, 'sendBitcoin', recipient, Number(amount)),
  }
}
