import type { AdapterFixture } from '@latchkey/core/testing'
import type { CreateConnectorFn } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import type { Eip1193Provider } from '../eip1193.ts'
import { wagmiAdapter } from '../wagmi/wagmi-adapter.ts'
import { memoryStorage, type Wagmi } from './both-wagmis.ts'
import { createFixture } from './evm-fixture.ts'
import { createScriptedWallet } from './scripted-wallet.ts'

/** The wallets of the EVM fixture as connectors of a wagmi config. */
export function wagmiFixture(wagmi: Wagmi): AdapterFixture<'eip155'> {
  const { provider, fixture } = createFixture()
  const config = wagmi.createConfig({
    chains: [mainnet, base],
    multiInjectedProviderDiscovery: false,
    storage: memoryStorage(wagmi),
    transports: { [mainnet.id]: wagmi.http(), [base.id]: wagmi.http() },
  })
  const { connectors } = config._internal
  let listenerCount = 0
  const add = (name: string, of: Eip1193Provider): void => {
    connectors.setState((all) => [...all, connectors.setup(scriptedConnector(name, of))])
  }
  return {
    ...fixture,
    adapter: wagmiAdapter(
      {
        ...config,
        // Spreading calls getters once.
        get connectors() {
          return config.connectors
        },
        get state() {
          return config.state
        },
        _internal: {
          ...config._internal,
          connectors: {
            ...connectors,
            subscribe(listener) {
              const undo = connectors.subscribe(listener)
              listenerCount += 1
              return () => {
                listenerCount -= 1
                undo()
              }
            },
          },
        },
      },
      wagmi,
    ),
    wallet: Object.defineProperties(
      {
        ...fixture.wallet,
        install: () => add('Fjord Wallet', provider),
        installImpostor: () => add('Fjord', createScriptedWallet()),
      },
      {
        promptCount: { get: () => fixture.wallet.promptCount },
        listenerCount: { get: () => listenerCount + fixture.wallet.listenerCount },
      },
    ),
    // wagmi has no chains beside those of its config, and teaches them to a wallet by itself.
    networks: { home: fixture.networks.home, other: fixture.networks.other },
    facets: fixture.facets,
  }
}

/** A connector that asks its wallet in the task of the call, and listens while it is connected. */
function scriptedConnector(name: string, provider: Eip1193Provider): CreateConnectorFn {
  return ({ chains, emitter }) => {
    const request = (method: string, params?: readonly unknown[]): Promise<never> =>
      provider.request(params ? { method, params } : { method }) as Promise<never>
    const onAccountsChanged = (accounts: unknown): void => {
      // The wallet of the fixture emits lists of addresses.
      const addresses = accounts as `0x${string}`[]
      if (addresses.length === 0) onDisconnect()
      else emitter.emit('change', { accounts: addresses })
    }
    const onChainChanged = (chainId: unknown): void =>
      emitter.emit('change', { chainId: Number(chainId) })
    function stopListening(): void {
      provider.removeListener?.('accountsChanged', onAccountsChanged)
      provider.removeListener?.('chainChanged', onChainChanged)
    }
    function onDisconnect(): void {
      stopListening()
      emitter.emit('disconnect')
    }
    return {
      id: 'io.fjord',
      name,
      type: 'scripted',
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
      async connect({ isReconnecting } = {}) {
        const accounts = await request(isReconnecting ? 'eth_accounts' : 'eth_requestAccounts')
        const chainId = Number(await request('eth_chainId'))
        provider.on?.('accountsChanged', onAccountsChanged)
        provider.on?.('chainChanged', onChainChanged)
        return { accounts, chainId }
      },
      async disconnect() {
        stopListening()
        await request('wallet_revokePermissions', [{ eth_accounts: {} }])
      },
      getAccounts: () => request('eth_accounts'),
      getChainId: async () => Number(await request('eth_chainId')),
      getProvider: async () => provider,
      isAuthorized: async () => ((await request('eth_accounts')) as string[]).length > 0,
      async switchChain({ chainId }) {
        await request('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }])
        const [chain = chains[0]] = chains.filter(({ id }) => id === chainId)
        return chain
      },
    }
  }
}
