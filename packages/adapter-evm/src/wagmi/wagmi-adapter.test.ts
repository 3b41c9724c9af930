import type { SessionChange } from '@latchkey/core/contract'
import { base } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHost } from '../testing/a-host.ts'
import { announce, aProviderInfo, createPage, type TestPage } from '../testing/a-page.ts'
import { createConfig, createWallet } from '../testing/a-wagmi-site.ts'
import { memoryStorage, WAGMIS, type Wagmi } from '../testing/both-wagmis.ts'
import { aNetwork } from '../testing/fixture-wallet.ts'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  type ScriptedWallet,
} from '../testing/scripted-wallet.ts'
import { noAbort } from '../testing/started-adapter.ts'
import { wagmiAdapter } from './wagmi-adapter.ts'

let page: TestPage

beforeEach(() => {
  page = createPage()
  vi.stubGlobal('window', page)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const CONNECTED = ['connected', ALICE_CHECKED, 1]
const SESSION = {
  id: 'io.fjord',
  accounts: [`eip155:1:${ALICE_CHECKED}`, `eip155:1:${BOB_CHECKED}`],
  networkId: 'eip155:1',
}

describe.each(WAGMIS)('%s', (_name, wagmi) => {
  /** A page with a wallet that announces itself, which wagmi finds. */
  async function startSite({
    wallet = createWallet(),
    storage = memoryStorage(wagmi),
    connectors,
  }: {
    readonly wallet?: ScriptedWallet
    readonly connectors?: Parameters<Wagmi['createConfig']>[0]['connectors']
    readonly storage?: ReturnType<typeof memoryStorage>
  } = {}) {
    announce(page, aProviderInfo(), wallet)
    const config = createConfig(wagmi, storage, connectors)
    const adapter = wagmiAdapter(config, wagmi)
    const changes: SessionChange<'eip155'>[] = []
    await adapter.prepare?.('wallets')
    adapter.start(createHost())
    adapter.sessions.watch((change) => changes.push(change))
    adapter.wallets.watch(() => {})
    const connector = (): (typeof config.connectors)[number] => {
      const found = config.connectors.find(({ id }) => id === 'io.fjord')
      if (found === undefined) throw new Error('wagmi found no wallet')
      return found
    }
    return {
      adapter,
      config,
      wallet,
      changes,
      storage,
      connector,
      open: () => adapter.sessions.open({ walletId: 'io.fjord' }, noAbort()),
      resume: () => adapter.sessions.resume({ walletId: 'io.fjord' }, noAbort()),
      shown() {
        const { status, current, connections } = config.state
        const connection = connections.get(current ?? '')
        return connection ? [status, connection.accounts[0], connection.chainId] : [status]
      },
      /** The page after a reload, with the same wallet and storage. */
      reload: () => {
        adapter.dispose()
        page = createPage()
        vi.stubGlobal('window', page)
        return startSite({ wallet, storage })
      },
    }
  }

  test('connecting, switching, choosing and disconnecting in the modal is what wagmi shows', async () => {
    const { adapter, config, open, shown, wallet } = await startSite()

    const session = await open()
    expect(session).toMatchObject(SESSION)
    expect(shown()).toEqual(CONNECTED)
    adapter.sessions.choose(session.id, BOB_CHECKED)
    expect(shown()).toEqual(['connected', BOB_CHECKED, 1])
    await adapter.sessions.switchNetwork(session.id, aNetwork(8453, 'Base'), { signal: noAbort() })
    expect(shown()).toEqual(['connected', BOB_CHECKED, 8453])
    expect(wallet.methods).toContain('wallet_switchEthereumChain')
    await adapter.sessions.close(session.id)

    expect(shown()).toEqual(['disconnected'])
    expect(config.state.connections.size).toBe(0)
    expect(wallet.methods).toContain('wallet_revokePermissions')
  })

  test('a network that a wallet calls unknown in words only is added', async () => {
    const { adapter, open, shown, wallet } = await startSite()
    const session = await open()
    wallet.teach({
      wallet_switchEthereumChain: () => {
        throw Object.assign(new Error('Unrecognized chain ID'), { code: -32603 })
      },
      wallet_addEthereumChain: () => {
        wallet.teach({ eth_chainId: () => '0x2105' })
        wallet.emit('chainChanged', '0x2105')
        return null
      },
    })

    await adapter.sessions.switchNetwork(session.id, aNetwork(8453, 'Base'), { signal: noAbort() })

    expect(shown()).toEqual(['connected', ALICE_CHECKED, 8453])
  })

  test('a wallet that sorts its list is asked to send for the account that it made active', async () => {
    const { adapter, open, wallet } = await startSite()
    wallet.teach({ eth_sendTransaction: () => `0x${'ab'.repeat(32)}` })
    const { id: sessionId } = await open()
    wallet.emit('accountsChanged', [BOB, ALICE])
    await vi.waitFor(() =>
      expect(adapter.sessions.choose(sessionId)).toMatchObject({ isUnordered: true }),
    )

    const request = { sessionId, from: `eip155:1:${BOB_CHECKED}`, to: ALICE, amount: 1n } as const
    const sent = adapter.transfers?.send?.(request, noAbort())
    await expect(sent).resolves.toMatch(/^0x/)
  })

  test('a refusal in words only is one', async () => {
    const { adapter, open, wallet } = await startSite()
    const refuse = (): never => {
      throw Object.assign(new Error('User rejected the request'), { code: -32603 })
    }
    const session = await open()
    wallet.teach({ wallet_switchEthereumChain: refuse })
    const options = { signal: noAbort() }
    const moved = adapter.sessions.switchNetwork(session.id, aNetwork(8453, 'Base'), options)
    await expect(moved).rejects.toMatchObject({ code: 'wallet.rejected' })
    await adapter.sessions.close(session.id)
    wallet.teach({ eth_requestAccounts: refuse, wallet_requestPermissions: refuse })

    await expect(open()).rejects.toMatchObject({ code: 'wallet.rejected' })
  })

  test('what the site does with wagmi is what the modal shows, each change once', async () => {
    const { adapter, config, connector, changes, wallet } = await startSite()

    await wagmi.connect(config, { connector: connector() })
    await vi.waitFor(() => expect(changes).toHaveLength(1))
    wallet.teach({ eth_accounts: () => [BOB, ALICE] })
    wallet.emit('accountsChanged', [BOB, ALICE])
    wallet.emit('accountsChanged', [BOB, ALICE])
    await wagmi.switchChain(config, { chainId: base.id })
    await wagmi.disconnect(config)

    expect(changes).toEqual([
      { type: 'opened', session: expect.objectContaining(SESSION), isResumed: false },
      { type: 'changed', session: expect.objectContaining({ networkId: 'eip155:1' }) },
      { type: 'changed', session: expect.objectContaining({ networkId: 'eip155:8453' }) },
      { type: 'closed', sessionId: 'io.fjord' },
    ])
    expect(adapter.sessions.choose('io.fjord')).toBeUndefined()
  })

  test.each([
    ['by the site', true],
    ['by the modal', false],
  ])(
    'after a reload wagmi reconnects without a question, begun %s',
    async (_who, isBegunBySite) => {
      const first = await startSite()
      await first.open()
      const prompts = first.wallet.methods.filter((each) => each.includes('request')).length

      const { config, resume, shown, wallet } = await first.reload()
      const reconnecting = isBegunBySite ? wagmi.reconnect(config) : undefined
      const session = await resume()
      await reconnecting

      expect(session).toMatchObject(SESSION)
      expect(shown()).toEqual(CONNECTED)
      expect(wallet.methods.filter((each) => each.includes('request'))).toHaveLength(prompts)
    },
  )

  test('wallets that are resumed at the same time are all resumed', async () => {
    const first = await startSite()
    const other = createWallet()
    const info = aProviderInfo({ rdns: 'io.other', uuid: '2', name: 'Other' })
    announce(page, info, other)
    await first.open()
    await first.adapter.sessions.open({ walletId: 'io.other' }, noAbort())

    const { adapter, resume } = await first.reload()
    announce(page, info, other)
    const both = [adapter.sessions.resume({ walletId: 'io.other' }, noAbort()), resume()]

    await expect(Promise.all(both)).resolves.toMatchObject([{ id: 'io.other' }, { id: 'io.fjord' }])
  })

  test('a connection that only wagmi remembers is shown once wagmi has reconnected', async () => {
    const first = await startSite()
    await wagmi.connect(first.config, { connector: first.connector() })

    const { config, changes } = await first.reload()
    expect(changes).toEqual([])
    await wagmi.reconnect(config)

    await vi.waitFor(() =>
      expect(changes).toEqual([
        { type: 'opened', session: expect.objectContaining(SESSION), isResumed: true },
      ]),
    )
  })

  test('a wallet that is locked while the page loads comes back once it is unlocked', async () => {
    const first = await startSite()
    await first.open()
    const { changes, resume, wallet } = await first.reload()
    wallet.teach({ eth_accounts: () => [] })

    expect(await resume()).toBeUndefined()
    wallet.teach({ eth_accounts: () => [ALICE, BOB] })
    wallet.emit('accountsChanged', [ALICE, BOB])
    await vi.waitFor(() => expect(changes).toMatchObject([{ type: 'unlocked' }]))

    expect(await resume()).toMatchObject(SESSION)
  })

  test('a wallet that was disconnected stays so after a reload', async () => {
    const first = await startSite()
    const { id } = await first.open()
    await first.adapter.sessions.close(id)

    const { resume, shown, changes } = await first.reload()

    await expect(resume()).resolves.toBeUndefined()
    expect(shown()).toEqual(['disconnected'])
    expect(changes).toEqual([])
  })

  test('a connector that the site connects without listing it as a wallet is shown, until it is disconnected', async () => {
    page.ethereum = createWallet()
    const { adapter, config, changes } = await startSite({ connectors: [wagmi.injected()] })
    const lists: string[][] = []
    adapter.wallets.watch((wallets) => lists.push(wallets.map(({ id }) => id)))
    const [injected] = config.connectors
    if (injected === undefined) throw new Error('There is no connector')

    await wagmi.connect(config, { connector: injected })
    await vi.waitFor(() => expect(changes).toHaveLength(1))
    await wagmi.connect(config, { connector: wagmi.mock({ accounts: [BOB_CHECKED] }) })
    await wagmi.disconnect(config)
    await adapter.sessions.close('injected')

    expect(lists).toEqual([
      ['io.fjord'],
      ['injected', 'io.fjord'],
      ['injected', 'io.fjord', 'mock'],
      ['injected', 'io.fjord'],
      ['io.fjord'],
    ])
    expect(changes).toEqual([
      { type: 'opened', session: expect.objectContaining({ id: 'injected' }), isResumed: false },
      {
        type: 'opened',
        session: expect.objectContaining({ accounts: [`eip155:1:${BOB_CHECKED}`] }),
        isResumed: false,
      },
      { type: 'closed', sessionId: 'mock' },
    ])
    expect(config.state.connections.size).toBe(0)
  })

  test('of several connections the current one of wagmi is the active session', async () => {
    const { adapter, config, connector, changes, open } = await startSite()
    announce(page, aProviderInfo({ rdns: 'io.other', uuid: '2', name: 'Other' }), createWallet())
    await open()

    await adapter.sessions.open({ walletId: 'io.other' }, noAbort())
    expect(config.state.connections.size).toBe(2)
    config.setState((state) => ({ ...state, current: connector().uid }))
    expect(changes).toMatchObject([{ type: 'opened', session: { id: 'io.fjord' } }])
    adapter.sessions.choose('io.other')

    expect(config.state.connections.get(config.state.current ?? '')?.connector.id).toBe('io.other')
    expect(changes).toHaveLength(1)
  })

  test("the site's provider serves the current connection", async () => {
    const { adapter, open } = await startSite()
    const provider = Object(adapter.sessions.provider())

    await open()

    await expect(provider.request({ method: 'personal_sign' })).resolves.toBe('0xsigned')
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([ALICE, BOB])
  })
})
