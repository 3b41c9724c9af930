import { expect, test } from 'vitest'
import type { Namespace, PermissionRequest } from '../contract/index.ts'
import type { AdapterFixtureFactory, OptionalFacet } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { adapterNameCases } from './adapter-name-cases.ts'
import { need } from './need.ts'
import { setUpAdapter } from './set-up-adapter.ts'

/** Every facet that an adapter may leave out, and what that means: see the interfaces of the contract. */
const OPTIONAL_FACETS: readonly OptionalFacet[] = ['calls', 'assets', 'permissions', 'names']

/**
 * Cases about facets that only some namespaces have. A facet that an adapter can't serve is missing: it
 * is never there and refuses everything. Cases of a missing facet are not described.
 */
export function adapterOptionalCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test.each(OPTIONAL_FACETS)('the facet %s exists or not, as in the fixture', (facet) => {
    const { adapter, facets = [] } = factory()

    expect(adapter[facet] !== undefined).toBe(facets.includes(facet))
  })

  const { adapter } = factory()
  if (adapter.calls !== undefined) callCases(factory)
  if (adapter.permissions !== undefined) permissionCases(factory)
  if (adapter.assets !== undefined) assetCases(factory)
  if (adapter.names !== undefined) adapterNameCases(factory)
}

function callCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('several calls are one request with a status', async () => {
    const { adapter, batch, wallet } = await connected(factory)
    const calls = need(adapter.calls)
    const before = wallet.promptCount

    const { id } = await calls.send(batch, noAbort())
    const { state } = await calls.status(batch.sessionId, id, noAbort())
    const capabilities = await calls.capabilities(batch.sessionId, batch.from, noAbort())

    expect(wallet.promptCount).toBe(before + 1)
    expect(id).not.toBe('')
    expect(['pending', 'confirmed']).toContain(state)
    expect(capabilities).toBeTypeOf('object')
  })

  test('a call to what is no address is refused, and the wallet is not asked', async () => {
    const { adapter, batch, wallet } = await connected(factory)
    const before = wallet.promptCount

    const sending = need(adapter.calls).send({ ...batch, calls: [{ to: 'nobody' }] }, noAbort())

    await expect(sending).rejects.toMatchObject({ code: 'caip.invalid-address' })
    expect(wallet.promptCount).toBe(before)
  })

  test.each(['account', 'network'] as const)(
    'no calls are sent after the %s changed in the wallet',
    async (what) => {
      const { adapter, batch, wallet, networks } = await connected(factory)
      const before = wallet.promptCount
      if (what === 'account') wallet.chooseOtherAccount()
      else wallet.chooseNetwork(networks.other)

      const refused = need(adapter.calls).send(batch, noAbort())

      await expect(refused).rejects.toMatchObject({ code: 'wallet.changed' })
      expect(wallet.promptCount).toBe(before)
    },
  )

  test.each(['reject', 'busy', 'malformed'] as const)(
    'a wallet that answers "%s" is requested once for calls',
    async (mood) => {
      const { adapter, batch, wallet } = await connected(factory)
      wallet.behave(mood)
      const before = wallet.promptCount

      const failed = need(adapter.calls).send(batch, noAbort())

      await expect(failed).rejects.toMatchObject({ name: 'LatchkeyError' })
      expect(wallet.promptCount).toBe(before + 1)
    },
  )
}

function permissionCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('permissions are granted by one request, and taken back by another', async () => {
    const { adapter, permission, wallet } = await connected(factory)
    const permissions = need(adapter.permissions)
    const before = wallet.promptCount

    const granted = await permissions.grant(permission, noAbort())
    expect(wallet.promptCount).toBe(before + 1)
    const { sessionId, account } = permission
    const signature = await permissions.revoke({ sessionId, account, ...granted }, noAbort())

    expect(granted.context).not.toBe('')
    expect(signature).not.toBe('')
    expect(wallet.promptCount).toBe(before + 2)
  })

  test.each(['account', 'network'] as const)(
    'nothing is granted after the %s changed in the wallet',
    async (what) => {
      const { adapter, permission, wallet, networks } = await connected(factory)
      const before = wallet.promptCount
      if (what === 'account') wallet.chooseOtherAccount()
      else wallet.chooseNetwork(networks.other)

      const refused = need(adapter.permissions).grant(permission, noAbort())

      await expect(refused).rejects.toMatchObject({ code: 'wallet.changed' })
      expect(wallet.promptCount).toBe(before)
    },
  )

  test.each(['reject', 'busy', 'malformed'] as const)(
    'a wallet that answers "%s" is requested once for permissions',
    async (mood) => {
      const { adapter, permission, wallet } = await connected(factory)
      wallet.behave(mood)
      const before = wallet.promptCount

      const failed = need(adapter.permissions).grant(permission, noAbort())

      await expect(failed).rejects.toMatchObject({ name: 'LatchkeyError' })
      expect(wallet.promptCount).toBe(before + 1)
    },
  )
}

function assetCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test('assets that a wallet lists are exact', async () => {
    const { adapter, batch, token } = await connected(factory)

    const assets = await need(adapter.assets).list(batch.sessionId, batch.from, noAbort())

    const amounts = assets?.map((asset) => [asset.token, asset.amount])
    expect(amounts).toEqual([
      [undefined, 2n ** 53n + 1n],
      [token?.address, 2n ** 64n + 1n],
    ])
  })
}

async function connected<N extends Namespace>(factory: AdapterFixtureFactory<N>) {
  const started = await setUpAdapter(factory)
  const { id: sessionId, accounts } = await started.open()
  const account = need(accounts[0])
  const to = started.wallet.addresses[1]
  const permission: PermissionRequest<N> = {
    sessionId,
    account,
    expiresAtS: Math.ceil(started.host.clock.now() / 1_000) + 60,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
    permissions: [{ type: 'any', data: {} }],
  }
  const batch = { sessionId, from: account, calls: [{ to, amount: 1n }, { to }] }
  return { ...started, batch, permission }
}
