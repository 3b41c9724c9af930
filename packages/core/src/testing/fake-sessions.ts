import {
  type AccountId,
  type AttachRequest,
  accountOn,
  addressOf,
  isSameAddress,
  LatchkeyError,
  type SessionChange,
  type Sessions,
} from '../contract/index.ts'
import { answer, type FakeWallet, sessionOf } from './fake-wallet.ts'
import type { OpenOrder } from './open-order.ts'

interface Deps {
  /** Every request is added here. */
  readonly requests: string[]
  /** Listeners of session changes. */
  readonly listeners: Set<(change: SessionChange) => void>
  /** The open sessions. */
  readonly open: OpenOrder
  /** @throws LatchkeyError `wallet.missing`. */
  find(walletId: string): FakeWallet
  has(walletId: string): boolean
  /** Sessions of shared wallets. */
  readonly attached: Map<string, AttachRequest>
}

/** Creates the sessions of scripted wallets, one each, and of attached shared wallets. */
export function createFakeSessions({
  requests,
  listeners,
  open,
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
      open.add(walletId)
      return sessionOf(wallet)
    },
    async resume({ walletId }, signal) {
      requests.push(`resume ${walletId}`)
      const wallet = find(walletId)
      if (wallet.wallet.isAmbiguous) throw new LatchkeyError('wallet.ambiguous', {})
      if (wallet.mood === 'hang') await answer(wallet, signal)
      if (!wallet.isApproved) return undefined
      open.add(walletId)
      return sessionOf(wallet)
    },
    attach(shared) {
      requests.push(`attach ${shared.session.id}`)
      attached.set(shared.session.id, shared)
      open.add(shared.session.id)
    },
    choose(id, address) {
      requests.push(`choose ${id}`)
      if (!open.choose(id)) return undefined
      const own = has(id) ? sessionOf(find(id)) : undefined
      const session = attached.get(id)?.session ?? own
      const isFirst = (account: AccountId): boolean =>
        address !== undefined && isSameAddress(addressOf(account), address)
      const first = session?.accounts.filter(isFirst) ?? []
      return session && { ...session, accounts: [...new Set([...first, ...session.accounts])] }
    },
    async close(id) {
      requests.push(`close ${id}`)
      open.remove(id)
      if (attached.delete(id)) return
      const wallet = find(id)
      if (wallet.mood instanceof LatchkeyError) throw wallet.mood
      wallet.isApproved = false
    },
    release(id) {
      requests.push(`release ${id}`)
      attached.delete(id)
      open.remove(id)
    },
    async switchNetwork(id, network, { signal }) {
      requests.push(`switch ${network.id}`)
      const shared = attached.get(id)
      if (shared !== undefined) {
        const chainId = `0x${Number(network.id.split(':')[1]).toString(16)}`
        const params = [{ chainId }]
        await shared.channel.request(network.id, 'wallet_switchEthereumChain', params, signal)
        const accounts = shared.session.accounts.map((each) =>
          accountOn(network.id, addressOf(each)),
        )
        const session = { ...shared.session, networkId: network.id, accounts }
        attached.set(id, { ...shared, session })
        return session
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
