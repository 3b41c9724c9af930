import { LatchkeyError } from '@latchkey/core/contract'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'
import { requestRpc } from './call-method.ts'
import { psbtIn, sentIn, signatureIn, txidIn } from './read-answers.ts'

/** Methods of sats-connect wallets that sign and send. Source: sats-connect 4. */
export function satsConnectActions(provider: object): WalletActions {
  return {
    // `sendTransfer` has no parameter for the sender: it is the payment account.
    isPayerFixed: true,
    async signText({ address, text: message, protocol }) {
      const params = { address, message, protocol: protocol.toUpperCase() }
      return signatureIn(await requestRpc(provider, 'signMessage', params))
    },
    async signPsbt({ psbt, inputs, isBroadcast }) {
      requireUsualSighashes(inputs)
      const signInputs = byAddress(inputs)
      const params = { psbt, signInputs, broadcast: isBroadcast }
      const answer = await requestRpc(provider, 'signPsbt', params)
      return { psbt: psbtIn(answer), txid: sentIn(answer) }
    },
    async send({ recipient, amount }) {
      // The amount is a number here; every amount of satoshis fits into one.
      const params = { recipients: [{ address: recipient, amount: Number(amount) }] }
      return txidIn(await requestRpc(provider, 'sendTransfer', params))
    },
  }
}

/** The indexes of the inputs that each address signs. */
function byAddress(inputs: readonly SignInput[]): Readonly<Record<string, readonly number[]>> {
  const addresses = new Set(inputs.map(({ address }) => address))
  return Object.fromEntries(
    [...addresses].map((address) => [
      address,
      inputs.filter((input) => input.address === address).map(({ index }) => index),
    ]),
  )
}

/**
 * Sighash types of signatures for the complete transaction, the default of every wallet. Source:
 * BIP-174, BIP-341.
 */
const USUAL: ReadonlySet<number> = new Set([0x00, 0x01])

/**
 * Refuses other sighash types, which these wallets have no parameter for.
 *
 * @throws LatchkeyError `wallet.unsupported-method`.
 */
function requireUsualSighashes(inputs: readonly SignInput[]): void {
  const types = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
  if (!types.every((type) => USUAL.has(type)))
    throw new LatchkeyError('wallet.unsupported-method', {})
}
