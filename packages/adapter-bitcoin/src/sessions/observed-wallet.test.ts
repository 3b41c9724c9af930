import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { startAdapter } from '../testing/started-adapter.ts'

test('every request that reaches the wallet is reported, those of the site, too', async () => {
  const key = aKey(1)
  const wallet = createSatsProvider(anOwner([key]))
  const window = { btc_providers: [{ id: 'Fjord', name: 'Fjord' }], Fjord: wallet }
  const { adapter, host, open, provider, resume } = await startAdapter(window)
  const reported: string[] = []
  Object.assign(host, { observe: (method: string) => reported.push(method) })

  const session = await open('Fjord')
  await provider.signMessage({ address: key.address, message: 'Hello' })
  await resume('Fjord')
  await adapter.sessions.close(session.id)

  expect(reported).toEqual(['connect', 'signMessage', 'getAccountAddresses', 'disconnect'])
  expect(wallet.requests).toEqual([
    ...['wallet_connect', 'signMessage', 'wallet_getAccount', 'wallet_disconnect'],
  ])
})
