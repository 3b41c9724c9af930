import { mainnet, optimism } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type StartedInstance, startInstance } from '../testing/an-instance.ts'
import { memoryStorage, WAGMIS, type Wagmi } from '../testing/both-wagmis.ts'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { latchkeyConnector } from './latchkey-connector.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const TWO_ACCOUNTS = {
  eth_accounts: () => [ALICE, BOB],
  eth_requestAccounts: () => [ALICE, BOB],
}

interface Site extends StartedInstance {
  readonly config: ReturnType<typeof createConfig>
  readonly connector: ReturnType<typeof createConfig>['connectors'][number]
  /** Returns the state that wagmi shows: its status, and the active account with the chain. */
  shown(): readonly unknown[]
}

function createConfig(
  wagmi: Wagmi,
  { latchkey }: StartedInstance,
  {
    storage = null,
    ssr = false,
  }: { readonly storage?: ReturnType<typeof memoryStorage> | null; readonly ssr?: boolean } = {},
) {
  return wagmi.createConfig({
    chains: [mainnet, optimism],
    connectors: [latchkeyConnector({ latchkey })],
    multiInjectedProviderDiscovery: false,
    storage,
    ssr,
    transports: { [mainnet.id]: wagmi.http(), [optimism.id]: wagmi.http() },
  })
}

function siteOf(
  wagmi: Wagmi,
  instance: StartedInstance,
  config = createConfig(wagmi, instance),
): Site {
  const [connector] = config.connectors
  return {
    ...instance,
    get opened() {
      return instance.opened
    },
    config,
    connector,
    shown() {
      const { status, current, connections } = config.state
      const connection = connections.get(current ?? '')
      return connection === undefined
        ? [status]
        : [status, connection.accounts[0], connection.chainId]
    },
  }
}

const CONNECTED = ['connected', ALICE_CHECKED, 1]

describe.each(WAGMIS)('%s', (_name, wagmi) => {
  async function startSite(...script: Parameters<typeof startInstance>): Promise<Site> {
    return siteOf(wagmi, await startInstance(...script))
  }

  test('`connect` opens the modal once, and `disconnect` ends the session', async () => {
    const { config, connector, opened, shown, wallet, ...site } = await startSite()

    const connected = await wagmi.connect(config, { connector })
    const { methods } = wallet
    const provider = await connector.getProvider()

    expect(connected).toEqual({ accounts: [ALICE_CHECKED], chainId: 1 })
    expect(shown()).toEqual(CONNECTED)
    expect(provider).toBe(site.latchkey.getProvider('eip155'))
    expect(methods.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)

    await wagmi.disconnect(config)

    expect(shown()).toEqual(['disconnected'])
    expect(site.latchkey.getAccount('eip155').allAccounts).toEqual([])
  })

  test('closing the modal rejects as with any connector, and a press later opens it again', async () => {
    const site = await startSite()
    site.decline()

    const connecting = wagmi.connect(site.config, { connector: site.connector })

    await expect(connecting).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
    expect(site.shown()).toEqual(['disconnected'])
    await wagmi.connect(site.config, { connector: site.connector }).catch(() => {})
    expect(site.opened).toBe(2)
  })

  test('wagmi follows what the visitor does in the modal', async () => {
    const site = await startSite(TWO_ACCOUNTS)
    const { config, shown, wallet } = site
    const seen: unknown[] = []
    config.subscribe(shown, (now) => seen.push(now), {
      equalityFn: (a, b) => String(a) === String(b),
    })

    await site.connect()
    site.choose(BOB_CHECKED)
    wallet.emit('chainChanged', '0xa')
    wallet.emit('accountsChanged', [ALICE, BOB])
    wallet.emit('accountsChanged', [BOB])
    await site.latchkey.disconnect('eip155')
    await site.connect()
    wallet.emit('accountsChanged', [])
    await vi.runAllTimersAsync()

    expect(seen).toEqual([
      CONNECTED,
      ['connected', BOB_CHECKED, 1],
      ['connected', BOB_CHECKED, 10],
      ['disconnected'],
      ['connected', ALICE_CHECKED, 1],
      ['disconnected'],
    ])
    await vi.runAllTimersAsync()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('each change of the wallet arrives once', async () => {
    const site = await startSite(TWO_ACCOUNTS)
    await wagmi.connect(site.config, { connector: site.connector })
    const changes = vi.fn()
    site.connector.emitter.on('change', changes)

    site.wallet.emit('accountsChanged', [BOB, ALICE])
    site.wallet.emit('accountsChanged', [BOB, ALICE])
    site.wallet.emit('chainChanged', '0xa')

    expect(changes.mock.calls.map(([{ accounts, chainId }]) => [accounts[0], chainId])).toEqual([
      [BOB_CHECKED, 1],
      [BOB_CHECKED, 10],
    ])
  })

  test('after a reload the session is resumed without a question, and never shown as disconnected', async () => {
    const storage = memoryStorage(wagmi)
    const before = await startInstance()
    const old = createConfig(wagmi, before, { storage })
    await wagmi.connect(old, { connector: old.connectors[0] })

    const instance = await startInstance({}, 'reconnecting')
    const site = siteOf(wagmi, instance, createConfig(wagmi, instance, { storage }))
    await vi.advanceTimersByTimeAsync(0)
    const statuses: string[] = []
    site.config.subscribe(
      ({ status }) => status,
      (status) => statuses.push(status),
    )
    const reconnecting = wagmi.reconnect(site.config)
    await vi.advanceTimersByTimeAsync(50)
    await site.reconnect()
    await reconnecting

    expect(statuses).toEqual(['reconnecting', 'connected'])
    expect(site.shown()).toEqual(CONNECTED)
    expect(site.wallet.methods).not.toContain('eth_requestAccounts')
    expect(site.opened).toBe(0)
  })

  test('with `ssr` and a cookie the account is there from the first paint on', async () => {
    const storage = memoryStorage(wagmi)
    const old = createConfig(wagmi, await startInstance(), { storage, ssr: true })
    await wagmi.connect(old, { connector: old.connectors[0] })
    // The types of a storage leave out what a config itself stores.
    const stored: unknown = await Reflect.apply(storage.getItem, storage, ['store'])
    const cookie = `wagmi.store=${wagmi.serialize(stored)}`

    const instance = await startInstance({}, 'reconnecting')
    const site = siteOf(wagmi, instance, createConfig(wagmi, instance, { storage, ssr: true }))
    const initialState = wagmi.cookieToInitialState(site.config, cookie)
    const seen: unknown[] = []
    const { onMount } = wagmi.hydrate(site.config, { initialState, reconnectOnMount: true })
    expect(site.shown()).toEqual(['reconnecting', ALICE_CHECKED, 1])
    site.config.subscribe(
      ({ status }) => status,
      (status) => seen.push(status),
    )
    await onMount()
    await vi.advanceTimersByTimeAsync(50)
    await site.reconnect()
    await vi.advanceTimersByTimeAsync(0)

    expect(site.shown()).toEqual(CONNECTED)
    expect(seen).not.toContain('disconnected')
    expect(site.wallet.methods).not.toContain('eth_requestAccounts')
  })

  test('after a reload without a session wagmi is disconnected, whatever it stored', async () => {
    const storage = memoryStorage(wagmi)
    const before = await startInstance()
    const old = createConfig(wagmi, before, { storage })
    await wagmi.connect(old, { connector: old.connectors[0] })

    const instance = await startInstance({ eth_accounts: () => [] }, 'reconnecting')
    const site = siteOf(wagmi, instance, createConfig(wagmi, instance, { storage }))
    await vi.advanceTimersByTimeAsync(0)
    const reconnecting = wagmi.reconnect(site.config)
    await site.reconnect()
    await reconnecting

    expect(site.shown()).toEqual(['disconnected'])
  })

  test('an account that only a cookie names is not connected before its session is resumed', async () => {
    const site = siteOf(wagmi, await startInstance({}, 'reconnecting'))
    await vi.advanceTimersByTimeAsync(200)
    expect(site.shown()).toEqual(['disconnected'])

    await site.reconnect()
    await vi.advanceTimersByTimeAsync(200)

    expect(site.shown()).toEqual(CONNECTED)
  })

  test('a session that is there before wagmi is followed, also if wagmi does not reconnect', async () => {
    const instance = await startInstance()
    await instance.connect()

    const site = siteOf(wagmi, instance)
    await vi.advanceTimersByTimeAsync(200)

    expect(site.shown()).toEqual(CONNECTED)
  })

  test('a session that begins while wagmi is busy with another connector is followed afterwards', async () => {
    const site = await startSite()
    const { config } = site
    config.setState((state) => ({ ...state, status: 'connecting' }))

    await site.connect()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(site.shown()).toEqual(['connecting'])
    config.setState((state) => ({ ...state, status: 'disconnected' }))
    await vi.advanceTimersByTimeAsync(1_000)

    expect(site.shown()).toEqual(CONNECTED)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('`switchChain` teaches the wallet and the modal a chain that they do not know', async () => {
    const site = await startSite()
    const { config, wallet } = site
    await wagmi.connect(config, { connector: site.connector })
    let isKnown = false
    wallet.teach({
      wallet_switchEthereumChain: () => {
        if (!isKnown) throw rpcError(4902)
        wallet.teach({ eth_chainId: () => '0xa' })
        return null
      },
      wallet_addEthereumChain: () => {
        isKnown = true
        return null
      },
    })

    const chain = await wagmi.switchChain(config, { chainId: optimism.id })

    expect(chain.id).toBe(10)
    expect(site.shown()).toEqual(['connected', ALICE_CHECKED, 10])
    expect(site.latchkey.getNetworks('eip155').map(({ id }) => id)).toContain('eip155:10')
    expect(wallet.methods.filter((method) => method === 'wallet_addEthereumChain')).toHaveLength(1)
  })

  test.each([
    [4001, { name: 'UserRejectedRequestError', code: 4001 }],
    [-32603, { name: 'SwitchChainError' }],
  ])(
    'a wallet that refuses a switch with %s rejects as with any connector',
    async (code, error) => {
      const site = await startSite({
        wallet_switchEthereumChain: () => {
          throw rpcError(code)
        },
      })
      await wagmi.connect(site.config, { connector: site.connector })

      const switching = wagmi.switchChain(site.config, { chainId: optimism.id })

      await expect(switching).rejects.toMatchObject(error)
      expect(site.shown()).toEqual(CONNECTED)
    },
  )

  test('it connects on the requested chain, and where it can, with capabilities', async () => {
    const site = await startSite({
      wallet_switchEthereumChain: () => {
        site.wallet.teach({ eth_chainId: () => '0xa' })
        return null
      },
    })

    const connected = await wagmi.connect(site.config, {
      connector: site.connector,
      chainId: optimism.id,
      withCapabilities: true,
    })

    expect(connected).toEqual({
      accounts: [{ address: ALICE_CHECKED, capabilities: {} }],
      chainId: 10,
    })
    expect(site.shown()).toEqual(['connected', ALICE_CHECKED, 10])
  })
})
