import {
  type AttachRequest,
  adapterError,
  addressOf,
  LatchkeyError,
  type SessionChange,
  type Sessions,
} from '../contract/index.ts'
import { answer, type FakeWallet, sessionOf } from './fake-wallet.ts'

interface Deps {
  /** Where every request is written down. */
  readonly requests: string[]
  /** Listeners of what wallets do on their own. */
  readonly listeners: Set<(change: SessionChange) => void>
  /** @throws LatchkeyError `wallet.missing`. */
  find(walletId: string): FakeWallet
  has(walletId: string): boolean
  /** Sessions of shared wallets. */
  readonly attached: Map<string, AttachRequest>
}

/** Sessions of scripted wallets, a session each; and of shared ones, which their channels answer for. */
export function createFakeSessions({
  requests,
  listeners,
  find,
  has,
  attached,
}: Deps): Omit<Sessions, 'provider'> {
  return {
    async open({ walletId, networkId, ready }, signal) {
      requests.push(`open ${walletId}`)
      const wallet = find(walletId)
      await ready
      await answer(wallet, signal)
      wallet.isApproved = true
      if (networkId && wallet.networkIds?.includes(networkId)) wallet.networkId = networkId
      return sessionOf(wallet)
    },
    async resume({ walletId }, signal) {
      requests.push(`resume ${walletId}`)
      const wallet = find(walletId)
      if (wallet.wallet.isAmbiguous) throw adapterError('wallet.ambiguous')
      if (wallet.mood === 'hang') await answer(wallet, signal)
      return wallet.isApproved ? sessionOf(wallet) : undefined
    },
    attach(shared) {
      requests.push(`attach ${shared.session.id}`)
      attached.set(shared.session.id, shared)
    },
    choose(id, address) {
      requests.push(`choose ${id}`)
      const own = has(id) ? sessionOf(find(id)) : undefined
      const session = attached.get(id)?.session ?? own
      const first = session?.accounts.filter((account) => addressOf(account) === address) ?? []
      return session && { ...session, accounts: [...new Set([...first, ...session.accounts])] }
    },
    async close(id) {
      requests.push(`close ${id}`)
      if (attached.delete(id)) return
      const wallet = find(id)
      if (wallet.mood instanceof LatchkeyError) throw wallet.mood
      wallet.isApproved = false
    },
    release(id) {
      requests.push(`release ${id}`)
      attached.delete(id)
    },
    async switchNetwork(id, network, { signal }) {
      requests.push(`switch ${network.id}`)
      const shared = attached.get(id)
      if (shared !== undefined) {
        const chainId = `0x${Number(network.id.split(':')[1]).toString(16)}`
        const params = [{ chainId }]
        await shared.channel.request(network.id, 'wallet_switchEthereumChain', params, signal)
        return { ...shared.session, networkId: network.id }
      }
      const wallet = find(id)
      await answer(wallet, signal)
      wallet.networkId = network.id
      return sessionOf(wallet)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
