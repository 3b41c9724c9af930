import { base, mainnet } from 'viem/chains'
import type { memoryStorage, Wagmi } from './both-wagmis.ts'
import { ALICE, BOB, createScriptedWallet, type ScriptedWallet } from './scripted-wallet.ts'

/** A wallet that shares nothing before it was asked, and knows two networks. */
export function createWallet(): ScriptedWallet {
  let isShared = false
  let chainId = '0x1'
  const share = (): string[] => {
    isShared = true
    return [ALICE, BOB]
  }
  const wallet = createScriptedWallet({
    eth_requestAccounts: share,
    wallet_requestPermissions: () => [{ caveats: [{ value: share() }] }],
    eth_accounts: () => (isShared ? [ALICE, BOB] : []),
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: (params) => {
      const [next]: readonly unknown[] = Array.isArray(params) ? params : []
      chainId = String(Object(next).chainId)
      wallet.emit('chainChanged', chainId)
      return null
    },
    wallet_revokePermissions: () => {
      isShared = false
      return null
    },
    personal_sign: () => '0xsigned',
  })
  return wallet
}

/** The config of a site with two networks. */
export function createConfig(
  wagmi: Wagmi,
  storage: ReturnType<typeof memoryStorage> | null,
  connectors: Parameters<Wagmi['createConfig']>[0]['connectors'] = [],
) {
  return wagmi.createConfig({
    chains: [mainnet, base],
    connectors,
    storage,
    transports: { [mainnet.id]: wagmi.http(), [base.id]: wagmi.http() },
  })
}
