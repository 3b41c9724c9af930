import { askRpc } from './ask-rpc.ts'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'
import { txidIn } from './txid-in.ts'
import { needUsualSighashes } from './usual-sighashes.ts'

/** How a wallet signs and sends that speaks as sats-connect does. Source: sats-connect 4. */
export function satsConnectActions(provider: object): WalletActions {
  return {
    // The shape of `sendTransfer` names no sender: it is the account for payments.
    isPayerFixed: true,
    async signText({ address, text: message, protocol }) {
      const params = { address, message, protocol: protocol.toUpperCase() }
      return Object(await askRpc(provider, 'signMessage', params)).signature
    },
    async signPsbt({ psbt, inputs, isBroadcast }) {
      needUsualSighashes(inputs)
      const signInputs = byAddress(inputs)
      const params = { psbt, signInputs, broadcast: isBroadcast }
      const { psbt: signed, txid } = Object(await askRpc(provider, 'signPsbt', params))
      return { psbt: signed, txid }
    },
    async send({ recipient, amount }) {
      // The shape has plain numbers; every possible amount of coins fits into one.
      const params = { recipients: [{ address: recipient, amount: Number(amount) }] }
      return txidIn(await askRpc(provider, 'sendTransfer', params))
    },
  }
}

/** Which inputs each address signs. */
function byAddress(inputs: readonly SignInput[]): Readonly<Record<string, readonly number[]>> {
  const addresses = new Set(inputs.map(({ address }) => address))
  return Object.fromEntries(
    [...addresses].map((address) => [
      address,
      inputs.filter((input) => input.address === address).map(({ index }) => index),
    ]),
  )
}
