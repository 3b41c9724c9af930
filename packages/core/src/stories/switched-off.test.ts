import { expect, test } from 'vitest'
import { aSmartSessionsSite, REQUEST } from '../testing/a-smart-sessions-site.ts'
import { aConnectedVisit } from '../testing/a-visit.ts'

test('without network switching no action leads to another network', async () => {
  const { core, adapter, view } = await aConnectedVisit({ enableNetworkSwitch: false })
  const refusal = expect.objectContaining({ code: 'network.switch-off' })

  expect(() => core.actions.open({ view: 'Networks' })).toThrow(refusal)
  expect(() => core.actions.network.choose('eip155:8453')).toThrow(refusal)
  await expect(core.actions.network.switchTo('eip155:8453')).rejects.toEqual(refusal)

  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
  expect(core.snapshot().modal.isOpen).toBe(false)
  expect(adapter.requests.filter((request) => request.startsWith('switch'))).toEqual([])
  core.actions.open()
  expect(view()).toBe('Account')
})

test('network switching that is switched on again leads there', async () => {
  const { core, view } = await aConnectedVisit({ enableNetworkSwitch: false })

  await core.actions.options.updateOptions({ enableNetworkSwitch: true })
  core.actions.open({ view: 'Networks' })
  await core.actions.network.switchTo('eip155:8453')

  expect(view()).toBe('Networks')
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:8453')
})

test('without smart sessions the wallet is not asked to grant any', async () => {
  const { sessions, asked, sent } = await aSmartSessionsSite(
    {},
    { features: { analytics: false, smartSessions: false } },
  )
  const subscription = {
    chainId: '0x1',
    signerPublicKey: '0x02ab',
    interval: '1',
    amount: '1',
    expiry: REQUEST.expiry,
  } as never

  for (const granting of [
    sessions.grantPermissions(REQUEST),
    sessions.grantSubscription(subscription),
  ]) {
    await expect(granting).rejects.toMatchObject({ code: 'permissions.off' })
  }

  expect([asked, sent()]).toEqual([[], []])
})
