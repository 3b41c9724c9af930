import { type AttachRequest, addressOf, networkOf } from '@latchkey/core/contract'
import { readAddress } from '../address.ts'
import { nameOfNetwork } from '../network-names.ts'
import type { BitcoinWallet, WalletActions, WalletWord } from '../wallets/bitcoin-wallet.ts'
import { hexToBase64, txidIn } from '../wallets/read-answers.ts'

/**
 * A wallet over the channel of a shared one: the one place that knows of channels. Accounts and
 * network are those of the session; every other question goes to the wallet.
 */
export function channelWallet(request: AttachRequest<'bip122'>): BitcoinWallet {
  const { channel } = request
  const word = sharedBy(request)
  return {
    connect: async () => word,
    shared: async () => word,
    follow: () => () => {},
    actions: async () => channelActions(channel),
  }
}

/** It is on no network of its own: it shares each account on those that it names with it. */
export function sharedBy({ session, elsewhere = [] }: AttachRequest<'bip122'>): WalletWord {
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
      const { signature } = Object(await channel.request(networkId, 'signMessage', params))
      // Wallets answer with bytes in hex; some in base64, as websites get it.
      return hexToBase64(signature)
    },
    async signPsbt({ address, networkId, psbt, inputs, isBroadcast }) {
      const params = { account: address, psbt, signInputs: inputs, broadcast: isBroadcast }
      const { psbt: signed, txid } = Object(await channel.request(networkId, 'signPsbt', params))
      return { psbt: signed, txid }
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
