import { expect, test, vi } from 'vitest'
import { setUpPairing } from '../testing/set-up-pairing.ts'
import './pairing.ts'

/** A site without adapters whose visitor has paired a wallet, and the provider that it gets. */
async function aSite() {
  const it = setUpPairing({ adapters: [] })
  const pair = async (): Promise<void> => {
    await it.show()
    it.relay.approve()
    await it.settle()
  }
  await pair()
  const adapter = it.core.adapter('eip155')
  const provider = adapter?.sessions.provider() as {
    request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  }
  return { ...it, adapter, provider, pair }
}

test('without adapters a request for accounts to the provider connects a wallet first', async () => {
  const { adapter, provider, pair, core } = await aSite()
  await core.actions.disconnect()
  const asked = { method: 'eth_requestAccounts' }
  await expect(provider.request(asked)).rejects.toMatchObject({ code: 4900 })
  adapter?.setModal?.({ connect: pair, disconnect: vi.fn() })

  const accounts = await provider.request(asked)

  expect(accounts).toHaveLength(1)
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual(accounts)
})

test('without adapters a revoked permission for accounts ends the session', async () => {
  const { adapter, provider, core } = await aSite()
  const disconnect = vi.fn(() => core.actions.disconnect('eip155'))
  adapter?.setModal?.({ connect: vi.fn(), disconnect })
  const params = [{ eth_accounts: {} }]

  await expect(provider.request({ method: 'wallet_revokePermissions', params })).resolves.toBeNull()

  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
  expect(disconnect).toHaveBeenCalledTimes(1)
})
