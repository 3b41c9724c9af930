import { expect, test } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import type { AdapterFixtureFactory } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { need } from './need.ts'
import { setUpAdapter } from './set-up-adapter.ts'

/** Cases about names of accounts. Source: docs/security.md, S37 and S38. */
export function adapterNameCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('a name resolves to a plain address, and back to the name', async () => {
    const { facet, names, networks, account, wallet } = await named(factory)

    const address = await facet.resolve(names.own, networks.home.id, noAbort())

    expect(address).toBe(wallet.addresses[0])
    expect(await facet.lookUp(account(0), noAbort())).toBe(names.own)
  })

  test('a name without an address resolves to none, and neither does what is no name', async () => {
    const { facet, names, networks } = await named(factory)

    for (const name of [names.free, names.invalid, '']) {
      expect(await facet.resolve(name, networks.home.id, noAbort())).toBeUndefined()
    }
  })

  test('a name that resolves to another address is not the name of the account', async () => {
    const { facet, names, wallet, account } = await named(factory)
    const [owner, claimant] = wallet.addresses

    expect(await facet.lookUp(account(1), noAbort())).toBeUndefined()
    expect(await facet.verify(names.own, owner, noAbort())).toBe(true)
    expect(await facet.verify(names.own, claimant, noAbort())).toBe(false)
  })

  test('a name that belongs to no address, or is none, is the name of no account', async () => {
    const { facet, names, wallet } = await named(factory)

    for (const name of [names.free, names.invalid, '']) {
      expect(await facet.verify(name, wallet.addresses[0], noAbort())).toBe(false)
    }
  })

  test('a name is normalised where it is entered, and not shown in another form', async () => {
    const { facet, names, networks, wallet } = await named(factory)
    const [owner] = wallet.addresses

    expect(await facet.resolve(names.unnormalised, networks.home.id, noAbort())).toBe(owner)
    expect(await facet.verify(names.unnormalised, owner, noAbort())).toBe(false)
    expect(await facet.normalise(names.unnormalised)).toBe(names.own)
    expect(await facet.normalise(names.own)).toBe(names.own)
    expect(await facet.normalise(names.invalid)).toBeUndefined()
  })

  test('names that are not wanted any more reject with aborted', async () => {
    const { facet, names, networks, account, wallet } = await named(factory)
    const aborted = AbortSignal.abort()

    const failure = { code: 'aborted' }
    const resolving = facet.resolve(names.own, networks.home.id, aborted)
    await expect(resolving).rejects.toMatchObject(failure)
    await expect(facet.lookUp(account(0), aborted)).rejects.toMatchObject(failure)
    const verifying = facet.verify(names.own, wallet.addresses[0], aborted)
    await expect(verifying).rejects.toMatchObject(failure)
  })
}

async function named<N extends Namespace>(factory: AdapterFixtureFactory<N>) {
  const started = await setUpAdapter(factory)
  const { adapter, wallet, networks } = started
  return {
    ...started,
    facet: need(adapter.names),
    names: need(started.names),
    account: (nth: 0 | 1) => `${networks.home.id}:${wallet.addresses[nth]}` as const,
  }
}
