import {
  addressOf,
  type EvmProvider,
  isLatchkeyError,
  LatchkeyError,
  RPC_CODES,
  referenceOf,
  rpcErrorCode,
} from '@latchkey/core/contract'
import type { CreateConnectorFn } from '@wagmi/core'
import { getAddress, SwitchChainError, UserRejectedRequestError } from 'viem'
import { followInstance } from './follow-instance.ts'
import { CONNECTOR_TYPE, type Connection, type LatchkeyInstance } from './latchkey-instance.ts'

/** The parameters of `latchkeyConnector`. */
export interface LatchkeyConnectorParameters {
  /** The modal, as `createLatchkey` makes it. */
  readonly latchkey: LatchkeyInstance
}

type WagmiConnector = CreateConnectorFn<EvmProvider | undefined>

/** It needs less than wagmi 3 provides, so that wagmi 2 takes it as well. */
export type LatchkeyConnector = (
  config: Pick<Parameters<WagmiConnector>[0], 'chains' | 'emitter'>,
) => ReturnType<WagmiConnector>

/**
 * A connector for `createConfig` of wagmi 2 and 3. `connect` opens the modal, and wagmi follows what the
 * visitor does in the modal by itself: connecting, another account or network, disconnecting.
 *
 * @example
 * createConfig({ connectors: [latchkeyConnector({ latchkey })], multiInjectedProviderDiscovery: false, … })
 */
export function latchkeyConnector({ latchkey }: LatchkeyConnectorParameters): LatchkeyConnector {
  return ({ chains, emitter }) => {
    const follow = followInstance(emitter, () => readConnection(latchkey))

    async function switchChain(chainId: number) {
      const chain = chains.find(({ id }) => id === chainId)
      if (chain === undefined)
        throw new SwitchChainError(new LatchkeyError('network.not-found', {}))
      try {
        await switchNetwork(latchkey, chain)
      } catch (thrown) {
        throw rejection(thrown) ?? new SwitchChainError(Object(thrown))
      }
      follow.now()
      return chain
    }

    return {
      id: 'latchkey',
      name: 'Latchkey',
      type: CONNECTOR_TYPE,
      async setup() {
        latchkey.subscribeAccount(follow.now, 'eip155')
        // The wallet may be connected already, also if wagmi is configured not to reconnect.
        if (readConnection(latchkey) !== undefined) follow.soon()
      },
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const { accounts, chainId: current } = await connect(latchkey, isReconnecting)
        const isElsewhere = chainId !== undefined && chainId !== current && !isReconnecting
        return {
          // The type depends on a parameter's value, which only the caller knows.
          accounts: (withCapabilities === true
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId: isElsewhere ? await tryToSwitch(current, () => switchChain(chainId)) : current,
        }
      },
      disconnect: () => latchkey.disconnect('eip155'),
      getAccounts: async () => readConnection(latchkey)?.accounts ?? [],
      getChainId: async () => need(readConnection(latchkey)).chainId,
      getProvider: async () => latchkey.getProvider('eip155'),
      async isAuthorized() {
        await settled(latchkey)
        return readConnection(latchkey) !== undefined
      },
      switchChain: ({ chainId }) => switchChain(chainId),
      onAccountsChanged: follow.now,
      onChainChanged: follow.now,
      onDisconnect: follow.now,
    }
  }
}

function readConnection(latchkey: LatchkeyInstance): Connection | undefined {
  const { allAccounts, status } = latchkey.getAccount('eip155')
  const [active] = allAccounts
  // With the option `cookie`, accounts are known before their session is resumed.
  if (active === undefined || status === 'reconnecting') return undefined
  return {
    accounts: allAccounts.map(({ caipAddress }) => getAddress(addressOf(caipAddress))),
    chainId: Number(referenceOf(active.caipAddress)),
  }
}

/** Opens the modal unless a wallet is connected; `isReconnecting` opens and asks nothing. */
async function connect(
  latchkey: LatchkeyInstance,
  isReconnecting: boolean | undefined,
): Promise<Connection> {
  const resumed = readConnection(latchkey)
  if (resumed !== undefined) return resumed
  if (isReconnecting) {
    await settled(latchkey)
    return need(readConnection(latchkey))
  }
  try {
    await latchkey.getProvider('eip155')?.request({ method: 'eth_requestAccounts' })
  } catch (thrown) {
    throw rejection(thrown) ?? thrown
  }
  return need(readConnection(latchkey))
}

/** Resolves once no earlier session is being resumed. */
function settled(latchkey: LatchkeyInstance): Promise<void> {
  const isSettled = (): boolean => latchkey.getAccount('eip155').status !== 'reconnecting'
  if (isSettled()) return Promise.resolve()
  return new Promise((resolve) => {
    const undo = latchkey.subscribeAccount(() => {
      if (!isSettled()) return
      undo()
      resolve()
    }, 'eip155')
  })
}

/** A chain of wagmi that the modal does not list is added to it. */
async function switchNetwork(
  latchkey: LatchkeyInstance,
  chain: Parameters<LatchkeyInstance['addNetwork']>[0],
): Promise<void> {
  const networkId = `eip155:${chain.id}` as const
  const isListed = latchkey.getNetworks('eip155').some(({ id }) => id === networkId)
  if (!isListed) await latchkey.addNetwork(chain)
  await latchkey.switchNetwork(networkId)
}

/** As with connectors of wagmi, connecting fails only if the visitor declines the other network. */
async function tryToSwitch(
  current: number,
  switchChain: () => Promise<{ readonly id: number }>,
): Promise<number> {
  try {
    return (await switchChain()).id
  } catch (thrown) {
    if (thrown instanceof UserRejectedRequestError) throw thrown
    return current
  }
}

/** The error of viem for what the visitor declined; undefined for everything else. */
function rejection(thrown: unknown): UserRejectedRequestError | undefined {
  const isRejection =
    isLatchkeyError(thrown, 'wallet.rejected') || rpcErrorCode(thrown) === RPC_CODES.userRejected
  return isRejection ? new UserRejectedRequestError(Object(thrown)) : undefined
}

function need(connection: Connection | undefined): Connection {
  if (connection === undefined) throw new LatchkeyError('wallet.none', {})
  return connection
}
