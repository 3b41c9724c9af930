import { expect, test } from 'vitest'
import { isNamespace, type Namespace, type Wallet } from '../contract/index.ts'
import { type AdapterFixtureFactory, prepared } from './adapter-fixture.ts'
import { createAdapterHost } from './adapter-host.ts'

/** Cases about finding wallets. */
export function adapterWalletCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('nothing is touched before somebody watches', async () => {
    const fixture = await prepared(factory)

    fixture.adapter.start(createAdapterHost(fixture))
    fixture.adapter.wallets.list()

    expect(isNamespace(fixture.adapter.namespace)).toBe(true)
    expect(fixture.wallet.listenerCount).toBe(0)
    expect(fixture.wallet.promptCount).toBe(0)
  })

  test('a wallet of the page is told of, whether it comes before or after', async () => {
    for (const isEarly of [true, false]) {
      const fixture = await prepared(factory)
      const told: (readonly Wallet[])[] = []
      fixture.adapter.start(createAdapterHost(fixture))
      if (isEarly) fixture.wallet.install()

      fixture.adapter.wallets.watch((wallets) => told.push(wallets))
      if (!isEarly) fixture.wallet.install()

      const { id, name } = fixture.wallet
      const { namespace } = fixture.adapter
      expect(told.at(-1)).toMatchObject([{ id, name, namespace, isAmbiguous: false }])
      expect(fixture.adapter.wallets.list()).toBe(told.at(-1))
      expect(structuredClone(told.at(-1))).toEqual(told.at(-1))
      expect(fixture.wallet.promptCount).toBe(0)
    }
  })

  test('nobody is told after taking it back, and no listener stays', async () => {
    const fixture = await prepared(factory)
    const told: (readonly Wallet[])[] = []
    const host = createAdapterHost(fixture)
    fixture.adapter.start(host)
    const undo = fixture.adapter.wallets.watch((wallets) => told.push(wallets))
    told.length = 0

    undo()
    undo()
    fixture.wallet.install()

    expect(told).toEqual([])
    expect(fixture.wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
  })

  test('a second wallet of the same identity is listed apart, and both are marked', async () => {
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

  test('disposing ends every listener, and starting again works', async () => {
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
