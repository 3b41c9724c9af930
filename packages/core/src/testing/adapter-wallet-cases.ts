import { expect, test } from 'vitest'
import { hasNamespaceForm, type Namespace, type Wallet } from '../contract/index.ts'
import { type AdapterFixtureFactory, prepared } from './adapter-fixture.ts'
import { createAdapterHost } from './adapter-host.ts'

/** Cases about finding wallets. */
export function adapterWalletCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('without a listener the page is not read', async () => {
    const fixture = await prepared(factory)

    fixture.adapter.start(createAdapterHost(fixture))
    fixture.adapter.wallets.list()

    expect(hasNamespaceForm(fixture.adapter.namespace)).toBe(true)
    expect(fixture.wallet.listenerCount).toBe(0)
    expect(fixture.wallet.promptCount).toBe(0)
  })

  test('a wallet is reported, whether it is injected before or after the listener is added', async () => {
    for (const isInstalledBefore of [true, false]) {
      const fixture = await prepared(factory)
      const lists: (readonly Wallet[])[] = []
      fixture.adapter.start(createAdapterHost(fixture))
      if (isInstalledBefore) fixture.wallet.install()

      fixture.adapter.wallets.watch((wallets) => lists.push(wallets))
      if (!isInstalledBefore) fixture.wallet.install()

      const { id, name } = fixture.wallet
      const { namespace } = fixture.adapter
      expect(lists.at(-1)).toMatchObject([{ id, name, namespace, isAmbiguous: false }])
      expect(fixture.adapter.wallets.list()).toBe(lists.at(-1))
      expect(structuredClone(lists.at(-1))).toEqual(lists.at(-1))
      expect(fixture.wallet.promptCount).toBe(0)
    }
  })

  test('a removed listener is not called, and no listener stays on the page', async () => {
    const fixture = await prepared(factory)
    const lists: (readonly Wallet[])[] = []
    const host = createAdapterHost(fixture)
    fixture.adapter.start(host)
    const undo = fixture.adapter.wallets.watch((wallets) => lists.push(wallets))
    lists.length = 0

    undo()
    undo()
    fixture.wallet.install()

    expect(lists).toEqual([])
    expect(fixture.wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
  })

  test('a second wallet with the same identity has its own row, and both are ambiguous', async () => {
    const fixture = await prepared(factory)
    fixture.adapter.start(createAdapterHost(fixture))
    fixture.adapter.wallets.watch(() => undefined)
    fixture.wallet.install()

    fixture.wallet.installImpostor()

    const wallets = fixture.adapter.wallets.list()
    expect(wallets.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true, true])
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(2)
    expect(wallets[0]?.id).toBe(fixture.wallet.id)
  })

  test('disposing removes every listener, and the adapter can be started again', async () => {
    const fixture = await prepared(factory)
    const host = createAdapterHost(fixture)
    fixture.adapter.start(host)
    fixture.adapter.start(host)
    fixture.adapter.wallets.watch(() => undefined)
    fixture.wallet.install()

    fixture.adapter.dispose()

    expect(fixture.wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
    fixture.adapter.start(host)
    fixture.adapter.wallets.watch(() => undefined)
    expect(fixture.adapter.wallets.list()).toMatchObject([{ id: fixture.wallet.id }])
  })

  test('two adapters share nothing', async () => {
    const one = await prepared(factory)
    const other = await prepared(factory)
    one.adapter.start(createAdapterHost(one))
    other.adapter.start(createAdapterHost(other))
    one.adapter.wallets.watch(() => undefined)
    other.adapter.wallets.watch(() => undefined)

    one.wallet.install()

    expect(one.adapter.wallets.list()).toHaveLength(1)
    expect(other.adapter.wallets.list()).toHaveLength(0)
    expect(one.adapter.sessions.provider()).not.toBe(other.adapter.sessions.provider())
  })
}
