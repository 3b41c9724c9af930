import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHost } from '../testing/a-host.ts'
import { announce, aProviderInfo, createPage, type TestPage } from '../testing/a-page.ts'
import { createConfig, createWallet } from '../testing/a-wagmi-site.ts'
import { startInstance } from '../testing/an-instance.ts'
import { WAGMIS } from '../testing/both-wagmis.ts'
import { ALICE_CHECKED } from '../testing/scripted-wallet.ts'
import { latchkeyConnector } from './latchkey-connector.ts'
import { wagmiAdapter } from './wagmi-adapter.ts'

let page: TestPage

beforeEach(() => {
  page = createPage()
  vi.stubGlobal('window', page)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each(WAGMIS)('%s', (_name, wagmi) => {
  test("wagmi's connectors are the wallets of the modal, each once, without the modal itself", async () => {
    const { latchkey } = await startInstance()
    page.ethereum = createWallet()
    announce(page, aProviderInfo(), page.ethereum)
    const config = createConfig(wagmi, null, [
      latchkeyConnector({ latchkey }),
      wagmi.injected(),
      wagmi.mock({ accounts: [ALICE_CHECKED] }),
    ])
    const adapter = wagmiAdapter(config, wagmi)
    await adapter.prepare?.('wallets')
    adapter.start(createHost())
    const lists: string[][] = []
    adapter.wallets.watch((wallets) => lists.push(wallets.map(({ id }) => id)))

    announce(page, aProviderInfo({ rdns: 'io.other', uuid: '2', name: 'Other' }), createWallet())

    expect(lists).toEqual([
      ['mock', 'io.fjord'],
      ['mock', 'io.fjord', 'io.other'],
    ])
    expect(adapter.wallets.list()[1]).toEqual({
      id: 'io.fjord',
      rdns: 'io.fjord',
      name: 'Fjord Wallet',
      kind: 'announced',
      namespace: 'eip155',
      icon: 'data:image/svg+xml,<svg/>',
      isAmbiguous: false,
    })
  })

  test('a wallet without an identity is not listed, and bad decorations are not shown', async () => {
    announce(page, aProviderInfo(), createWallet())
    const adapter = wagmiAdapter(createConfig(wagmi, null), wagmi)
    await adapter.prepare?.('wallets')
    adapter.start(createHost())
    adapter.wallets.watch(() => {})
    const wrong = [
      ...[{ rdns: undefined }, { rdns: 7 }, { rdns: {} }, { rdns: '' }, { rdns: 'io.\u202ered' }],
      ...[{ rdns: `io.${'a'.repeat(254)}` }],
    ]
    wrong.forEach((changes, at) => {
      const info = { ...aProviderInfo(), uuid: `00000000-0000-4000-8000-00000000000${at}` }
      announce(page, { ...info, ...changes }, createWallet())
    })
    const names = [undefined, '\u200b', { toString: null }, 'x'.repeat(65)]
    names.forEach((name, at) => {
      const info = { ...aProviderInfo(), uuid: `20000000-0000-4000-8000-00000000000${at}` }
      announce(page, { ...info, rdns: `io.name${at}`, name }, createWallet())
    })
    const icons = ['https://tracker.example/a.png', {}, `data:image/png,${'a'.repeat(300_000)}`]
    icons.forEach((icon, at) => {
      const info = { ...aProviderInfo(), uuid: `10000000-0000-4000-8000-00000000000${at}` }
      announce(page, { ...info, rdns: `io.icon${at}`, icon }, createWallet())
    })

    const listed = adapter.wallets.list()

    const unnamed = ['io.name0', 'io.name1', 'io.name2']
    expect(listed.map(({ name }) => name)).toEqual([
      ...['Fjord Wallet', ...unnamed, 'x'.repeat(64)],
      ...['Fjord Wallet', 'Fjord Wallet', 'Fjord Wallet'],
    ])
    expect(listed.slice(5).map(({ icon }) => icon)).toEqual([undefined, undefined, undefined])
  })
})
