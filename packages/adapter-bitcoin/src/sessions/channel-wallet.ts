import { type AttachRequest, addressOf, networkOf } from '@latchkey/core/contract'
import { readAddress } from '../address.ts'
import { nameOfNetwork } from '../network-names.ts'
import type { BitcoinWallet, WalletActions, WalletAnswer } from '../wallets/bitcoin-wallet.ts'
import { psbtIn, sentIn, signatureIn, txidIn } from '../wallets/read-answers.ts'

/**
 * Wraps the channel of a shared wallet: the only code that knows channels. Accounts and network are
 * those of the session; every other request goes to the wallet.
 */
export function channelWallet(request: AttachRequest<'bip122'>): BitcoinWallet {
  const { channel } = request
  const answer = sharedBy(request)
  return {
    connect: async () => answer,
    shared: async () => answer,
    follow: () => () => {},
    actions: async () => channelActions(channel),
  }
}

/** The part of a request that has the accounts. */
interface SharedAccounts extends Pick<AttachRequest<'bip122'>, 'elsewhere'> {
  readonly session: Pick<AttachRequest<'bip122'>['session'], 'accounts'>
}

/**
 * The accounts of a shared wallet, each with the networks where it is shared. The wallet has no
 * network of its own.
 */
export function sharedBy({ session, elsewhere = [] }: SharedAccounts): WalletAnswer {
  const all = [...session.accounts, ...elsewhere]
  const addresses = [...new Set(all.map(addressOf))].filter((address) => readAddress(address).ok)
  const accounts = addresses.map((address) => {
    const own = all.filter((account) => addressOf(account) === address)
    return { address, chains: own.map((id) => `bitcoin:${nameOfNetwork(networkOf(id))}`) }
  })
  return { accounts }
}

function channelActions(channel: AttachRequest['channel']): WalletActions {
  return {
    hasExtras: true,
    async signText({ address, networkId, text: message, protocol }) {
      const params = { account: address, address, message, protocol }
      // Most wallets answer in hex, some in base64. Websites get base64.
      return signatureIn(await channel.request(networkId, 'signMessage', params))
    },
    async signPsbt({ address, networkId, psbt, inputs, isBroadcast }) {
      const params = { account: address, psbt, signInputs: inputs, broadcast: isBroadcast }
      const answer = await channel.request(networkId, 'signPsbt', params)
      return { psbt: psbtIn(answer), txid: sentIn(answer) }
    },
    async send({ address, networkId, recipient, amount, changeAddress, memo }) {
      const params = {
        account: address,
        recipientAddress: recipient,
        amount: String(amount),
        ...(changeAddress && { changeAddress }),
        ...(memo && { memo }),
      }
      return txidIn(await channel.request(networkId, 'sendTransfer', params))
    },
  }
}
