import { LatchkeyError } from '@latchkey/core/contract'
import { askRpc } from './ask-method.ts'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'
import { txidIn } from './read-answers.ts'

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

/** Signatures for all of a transaction, as every wallet makes them unasked. Source: BIP-174, BIP-341. */
const USUAL: ReadonlySet<number> = new Set([0x00, 0x01])

/**
 * Refuses what a wallet can't be told: it would sign more, or less, than was asked for.
 *
 * @throws LatchkeyError `wallet.unsupported-method`.
 */
function needUsualSighashes(inputs: readonly SignInput[]): void {
  const asked = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
  if (!asked.every((type) => USUAL.has(type)))
    throw new LatchkeyError('wallet.unsupported-method', {})
}
