import { type AccountFacts, LatchkeyError } from '@latchkey/core/contract'
import { base64, hex } from '@scure/base'
import { type AddressType, readAddress } from '../address.ts'
import { nameOfNetwork } from '../network-names.ts'
import type { SendRequest, SignInput, WalletActions } from './bitcoin-wallet.ts'
import { requestRpc } from './call-method.ts'
import { psbtIn, sentIn, signatureIn, txidIn } from './read-answers.ts'

/** Methods of Leather that sign and send. Source: Leather's developer documentation. */
export function leatherActions(provider: object): WalletActions {
  return {
    isPayerFixed: true,
    async signText({ address, text: message, ...where }) {
      // Leather signs with the account of a type, and has no parameter for the address.
      const params = { message, paymentType: typeOf(address), ...placeOf(where) }
      return signatureIn(await requestRpc(provider, 'signMessage', params))
    },
    async signPsbt({ psbt, inputs, isBroadcast, ...where }) {
      const sighashes = sighashesOf(inputs)
      const params = {
        hex: hex.encode(base64.decode(psbt)),
        signAtIndex: inputs.map(({ index }) => index),
        ...(sighashes.length > 0 && { allowedSighash: sighashes }),
        broadcast: isBroadcast,
        ...placeOf(where),
      }
      const answer = await requestRpc(provider, 'signPsbt', params)
      return { psbt: psbtIn(answer), txid: sentIn(answer) }
    },
    async send({ address, recipient, amount, ...where }) {
      // Leather always sends from the account of this type.
      if (typeOf(address) !== 'p2wpkh') throw new LatchkeyError('wallet.unsupported-method', {})
      const recipients = [{ address: recipient, amount: String(amount) }]
      return txidIn(await requestRpc(provider, 'sendTransfer', { recipients, ...placeOf(where) }))
    },
  }
}

function typeOf(address: string): AddressType | undefined {
  const reading = readAddress(address)
  return reading.ok ? reading.address.type : undefined
}

/**
 * The network, and the account number if its path is known; otherwise Leather uses the active
 * account.
 */
function placeOf({ networkId, facts }: Pick<SendRequest, 'networkId' | 'facts'>): object {
  const account = accountIn(facts)
  return { network: nameOfNetwork(networkId), ...(account !== undefined && { account }) }
}

/** The third part of a path. Source: BIP-44. */
const ACCOUNT = /^m\/\d+['h]\/\d+['h]\/(\d{1,9})['h](?:\/|$)/

function accountIn(facts: AccountFacts | undefined): number | undefined {
  const [, index] = ACCOUNT.exec(facts?.path ?? '') ?? []
  return index === undefined ? undefined : Number(index)
}

/** Leather has one list of sighash types for all inputs, so that different types are refused. */
function sighashesOf(inputs: readonly SignInput[]): readonly number[] {
  const [first = '', ...others] = inputs.map(({ sighashTypes = [] }) =>
    JSON.stringify([...new Set(sighashTypes)].sort()),
  )
  if (others.some((each) => each !== first))
    throw new LatchkeyError('wallet.unsupported-method', {})
  return [...new Set(inputs[0]?.sighashTypes)]
}
