import { callFeature, type StandardWallet } from '@latchkey/core/adapter'
import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { nameOfNetwork } from '../network-names.ts'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'
import { psbtIn, signatureIn, txidIn } from './read-answers.ts'

/**
 * Methods of Wallet Standard wallets that sign. Source: Wallet Standard, extensions for Bitcoin.
 *
 * @param answered - Accounts of the wallet's last answer, for wallets that do not list them.
 */
export function standardActions(wallet: StandardWallet, answered?: unknown): WalletActions {
  const accountAt = (address: string): unknown =>
    requireAccount([wallet.accounts, answered], address)
  return {
    async signText({ address, text }) {
      const input = { account: accountAt(address), message: new TextEncoder().encode(text) }
      return signatureIn(await callFeature(wallet, 'bitcoin:signMessage', input))
    },
    async signPsbt({ psbt, inputs, isBroadcast, networkId }) {
      const input = {
        psbt: base64.decode(psbt),
        inputsToSign: inputs.map((one) => ({ account: accountAt(one.address), ...toInput(one) })),
        chain: chainOf(networkId),
      }
      if (isBroadcast && Object(wallet.features)[SEND] !== undefined) {
        const answer = await callFeature(wallet, SEND, input)
        return { txid: txidIn(answer), psbt: psbtIn(answer) }
      }
      const answer = await callFeature(wallet, 'bitcoin:signTransaction', input)
      return { psbt: psbtIn(answer), txid: undefined }
    },
  }
}

const SEND = 'bitcoin:signAndSendTransaction'

/** `bitcoin:testnet`, the standard's name of a network. */
function chainOf(networkId: NetworkId<'bip122'>): string {
  return `bitcoin:${nameOfNetwork(networkId)}`
}

/** The wallet's own object of an account, which requests need. */
function requireAccount(lists: readonly unknown[], address: string): unknown {
  const accounts = lists.flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
  const own = accounts.find((account) => Object(account).address === address)
  if (own === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  return own
}

/** Names of sighash types. Source: Wallet Standard, extensions for Bitcoin; BIP-174. */
const SIGHASHES: ReadonlyMap<number, string> = new Map([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])

function toInput({ index, sighashTypes }: SignInput): object {
  const sigHash = sigHashOf(sighashTypes)
  return { signingIndexes: [index], ...(sigHash && { sigHash }) }
}

/** Source: BIP-341. */
const DEFAULT = 0x00

/** The feature takes one type: the first. */
function sigHashOf([first = DEFAULT]: readonly number[] = []): string | undefined {
  const name = SIGHASHES.get(first)
  if (name === undefined && first !== DEFAULT)
    throw new LatchkeyError('wallet.unsupported-method', {})
  return name
}
