import { expect, test } from 'vitest'
import type { Namespace, PermissionRequest } from '../contract/index.ts'
import type { AdapterFixtureFactory, OptionalFacet } from './adapter-fixture.ts'
import { noAbort } from './adapter-host.ts'
import { setUpAdapter } from './set-up-adapter.ts'

/** Every facet that an adapter may leave out, and what that means: see the interfaces of the contract. */
const OPTIONAL_FACETS: readonly OptionalFacet[] = ['calls', 'assets', 'permissions', 'names']

/**
 * Cases about facets that only some namespaces have. A facet that an adapter can't serve is missing: it
 * is never there and refuses everything.
 */
export function adapterOptionalCases<N extends Namespace>(factory: AdapterFixtureFactory<N>): void {
  test.each(OPTIONAL_FACETS)('the facet %s is there or missing, as the fixture says', (facet) => {
    const { adapter, facets = [] } = factory()

    expect(adapter[facet] !== undefined).toBe(facets.includes(facet))
  })

  test('several calls are one request, whose status can be read', async () => {
    const { adapter, batch, wallet } = await connected(factory)
    if (adapter.calls === undefined) return
    const before = wallet.promptCount

    const { id } = await adapter.calls.send(batch, noAbort())
    const { state } = await adapter.calls.status(batch.sessionId, id, noAbort())
    const capabilities = await adapter.calls.capabilities(batch.sessionId, batch.from, noAbort())

    expect(wallet.promptCount).toBe(before + 1)
    expect(id).not.toBe('')
    expect(['pending', 'confirmed']).toContain(state)
    expect(capabilities).toBeTypeOf('object')
  })

  test('a call to what is no address is refused, and the wallet is not asked', async () => {
    const { adapter, batch, wallet } = await connected(factory)
    if (adapter.calls === undefined) return
    const before = wallet.promptCount

    const sending = adapter.calls.send({ ...batch, calls: [{ to: 'nobody' }] }, noAbort())

    await expect(sending).rejects.toMatchObject({ code: 'caip.invalid-address' })
    expect(wallet.promptCount).toBe(before)
  })

  test.each(['account', 'network'] as const)(
    'no calls are sent and nothing is granted after the %s changed in the wallet',
    async (what) => {
      const { adapter, batch, permission, wallet, networks } = await connected(factory)
      const before = wallet.promptCount
      if (what === 'account') wallet.chooseOtherAccount()
      else wallet.chooseNetwork(networks.other)

      const changed = { code: 'wallet.changed' }
      const { calls, permissions } = adapter
      if (calls) await expect(calls.send(batch, noAbort())).rejects.toMatchObject(changed)
      if (permissions) {
        await expect(permissions.grant(permission, noAbort())).rejects.toMatchObject(changed)
      }

      expect(wallet.promptCount).toBe(before)
    },
  )

  test.each(['reject', 'busy', 'malformed'] as const)(
    'a wallet that answers "%s" is requested once for calls, and once for permissions',
    async (mood) => {
      const { adapter, batch, permission, wallet } = await connected(factory)
      const { calls, permissions } = adapter
      wallet.behave(mood)
      const failure = { name: 'LatchkeyError' }
      const before = wallet.promptCount

      if (calls) await expect(calls.send(batch, noAbort())).rejects.toMatchObject(failure)
      if (permissions) {
        await expect(permissions.grant(permission, noAbort())).rejects.toMatchObject(failure)
      }

      expect(wallet.promptCount - before).toBe(Number(!!calls) + Number(!!permissions))
    },
  )

  test('permissions are granted by one request, and taken back by another', async () => {
    const { adapter, permission, wallet } = await connected(factory)
    if (adapter.permissions === undefined) return
    const before = wallet.promptCount

    const granted = await adapter.permissions.grant(permission, noAbort())
    expect(wallet.promptCount).toBe(before + 1)
    const { sessionId, account } = permission
    const signature = await adapter.permissions.revoke(
      { sessionId, account, ...granted },
      noAbort(),
    )

    expect(granted.context).not.toBe('')
    expect(signature).not.toBe('')
    expect(wallet.promptCount).toBe(before + 2)
  })

  test('assets that a wallet lists are exact', async () => {
    const { adapter, batch, token } = await connected(factory)
    if (adapter.assets === undefined) return

    const assets = await adapter.assets.list(batch.sessionId, batch.from, noAbort())

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
  const [account] = accounts
  if (account === undefined) throw new Error('The session has no account')
  const to = started.wallet.addresses[1]
  const permission: PermissionRequest<N> = {
    ...{ sessionId, account },
    expiresAtS: Math.ceil(started.host.clock.now() / 1_000) + 60,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
    permissions: [{ type: 'any', data: {} }],
  }
  const batch = { sessionId, from: account, calls: [{ to, amount: 1n }, { to }] }
  return { ...started, batch, permission }
}
