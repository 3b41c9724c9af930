import { base64, hex } from '@scure/base'
import { readAddress } from '../address/read-address.ts'
import { askRpc } from './ask-rpc.ts'
import type { WalletActions } from './bitcoin-wallet.ts'
import { nameOfNetwork } from './network-names.ts'

/** How Leather signs and sends. Source: Leather's developer documentation. */
export function leatherActions(provider: object): WalletActions {
  return {
    async signText({ address, text: message, networkId }) {
      // It signs with the account of a kind, and knows no address.
      const reading = readAddress(address)
      const paymentType = reading.ok ? reading.address.type : undefined
      const params = { message, paymentType, network: nameOfNetwork(networkId) }
      return Object(await askRpc(provider, 'signMessage', params)).signature
    },
    async signPsbt({ psbt, inputs, isBroadcast, networkId }) {
      const sighashes = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
      const params = {
        hex: hex.encode(base64.decode(psbt)),
        signAtIndex: inputs.map(({ index }) => index),
        ...(sighashes.length > 0 && { allowedSighash: [...new Set(sighashes)] }),
        broadcast: isBroadcast,
        network: nameOfNetwork(networkId),
      }
      const { hex: signed, txid } = Object(await askRpc(provider, 'signPsbt', params))
      return { psbt: typeof signed === 'string' ? base64.encode(hex.decode(signed)) : signed, txid }
    },
    async send({ recipient, amount, networkId }) {
      const recipients = [{ address: recipient, amount: String(amount) }]
      const params = { recipients, network: nameOfNetwork(networkId) }
      return Object(await askRpc(provider, 'sendTransfer', params)).txid
    },
  }
}
