import type { AccountId, EvmProvider, Session } from '@latchkey/core/contract'
import type { WalletClientInstance } from '../viem/get-wallet-client.ts'
import type { LatchkeyInstance } from '../wagmi/latchkey-instance.ts'
import { aNetwork } from './fixture-wallet.ts'
import { ALICE, type Script } from './scripted-wallet.ts'
import { noAbort, type StartedAdapter, startAdapter } from './started-adapter.ts'

/** An instance with an adapter and one wallet, without the rest of a modal. */
export interface StartedInstance extends StartedAdapter {
  readonly latchkey: LatchkeyInstance & WalletClientInstance
  /** How often the modal was opened for a website. */
  readonly opened: number
  /** Connects the wallet in the modal. */
  connect(): Promise<void>
  /** Resumes the session of an earlier visit, as a core does. */
  reconnect(): Promise<void>
  /** Makes another account of the wallet the active one, in the modal. */
  choose(address: string): void
  /** The visitor closes the modal instead of choosing a wallet, the next time it is opened. */
  decline(): void
}

/** As with the option `cookie`, by which accounts are known before their session is resumed. */
function knownOf(status: string): readonly AccountId<'eip155'>[] {
  return status === 'reconnecting' ? [`eip155:1:${ALICE}`] : []
}

/** @param status - `reconnecting` for a visitor who was connected when the page was left. */
export async function startInstance(
  script: Readonly<Record<string, Script>> = {},
  status: 'disconnected' | 'reconnecting' = 'disconnected',
): Promise<StartedInstance> {
  const started = await startAdapter(script)
  const { sessions } = started.adapter
  const listeners = new Set<() => void>()
  let account: {
    readonly status: typeof status
    readonly session?: Session<'eip155'> | undefined
  } = {
    status,
  }
  let opened = 0
  let isDeclined = false
  const networks = [aNetwork(1, 'Ethereum')]

  function show(session: Session<'eip155'> | undefined): void {
    account = { status: 'disconnected', session }
    for (const listener of [...listeners]) listener()
  }
  const connect = async (): Promise<void> => show(await started.open())
  async function disconnect(): Promise<void> {
    const { session } = account
    if (session !== undefined) await sessions.close(session.id)
    show(undefined)
  }
  sessions.watch((change) => {
    if (change.type === 'changed') show(change.session)
    if (change.type === 'closed') show(undefined)
  })
  started.adapter.setModal?.({
    disconnect,
    async connect() {
      opened += 1
      if (isDeclined) throw Object.assign(new Error('User rejected the request'), { code: 4001 })
      await connect()
    },
  })
  return {
    ...started,
    connect,
    get opened() {
      return opened
    },
    reconnect: async () => show(await started.resume()),
    choose: (address) => show(account.session && sessions.choose(account.session.id, address)),
    decline() {
      isDeclined = true
    },
    latchkey: {
      getAccount: () => ({
        status: account.session === undefined ? account.status : 'connected',
        allAccounts: (account.session?.accounts ?? knownOf(account.status)).map((caipAddress) => ({
          caipAddress,
        })),
      }),
      getCaipAddress: () => account.session?.accounts[0],
      // The adapter promises this provider as its namespace's own.
      getProvider: () => sessions.provider() as EvmProvider,
      getNetworks: () => networks,
      subscribeAccount(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async addNetwork({ id, name }) {
        networks.push(aNetwork(Number(id), name))
      },
      async switchNetwork(networkId) {
        const network = networks.find(({ id }) => id === networkId)
        if (network === undefined) throw new Error('Network not found')
        const id = account.session?.id ?? ''
        show(await sessions.switchNetwork(id, network, { signal: noAbort() }))
      },
      disconnect,
    },
  }
}
