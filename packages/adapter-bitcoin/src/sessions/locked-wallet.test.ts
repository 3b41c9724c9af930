import type { SessionChange } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { anOwner, type TestOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { createStandardWallet } from '../testing/standard-wallet.ts'
import { startAdapter } from '../testing/started-adapter.ts'

const alice = aKey(1)
const UNLOCKED = { type: 'unlocked', walletId: 'Fjord' }

/** A page with a wallet of one kind, and what the wallet does when its owner locks or unlocks it. */
async function aPage(kind: string, owner: TestOwner) {
  const provider = createSatsProvider(owner)
  const { wallet, change } = createStandardWallet(owner, {
    name: 'Fjord',
    chains: ['bitcoin:testnet'],
  })
  const isRegistered = kind === 'registered'
  const window = isRegistered
    ? {}
    : { Fjord: provider, btc_providers: [{ id: 'Fjord', name: 'Fjord' }] }
  const started = await startAdapter(window)
  const changes: SessionChange<'bip122'>[] = []
  started.adapter.sessions.watch((each) => changes.push(each))
  if (isRegistered) started.page.register(wallet)
  const emit = isRegistered ? change : () => provider.emit('accountChange')
  return { ...started, changes, emit, provider }
}

test.each(['registered', 'injected'])(
  'a wallet (%s) that is locked while the page loads is resumed once it is unlocked',
  async (kind) => {
    const owner = anOwner([alice])
    owner.isShared = false
    const { resume, changes, emit, host } = await aPage(kind, owner)
    expect(await resume('Fjord')).toBeUndefined()

    owner.isShared = true
    emit()

    expect(changes).toEqual([UNLOCKED])
    expect(host.clock.pending).toBe(0)
    expect(await resume('Fjord')).toMatchObject({ accounts: [`${TESTNET.id}:${alice.address}`] })
  },
)

test('a wallet that is locked while it is connected is waited for', async () => {
  const owner = anOwner([alice])
  const { open, changes, emit } = await aPage('registered', owner)
  const { id } = await open('Fjord')

  owner.isShared = false
  emit()
  owner.isShared = true
  emit()

  expect(changes).toEqual([{ type: 'closed', sessionId: id, isLocked: true }, UNLOCKED])
})

test('a locked wallet that fails is waited for, too', async () => {
  const owner = anOwner([alice])
  const { resume, changes, emit, provider } = await aPage('injected', owner)
  provider.teach('wallet_getAccount', () => 'locked')
  await expect(resume('Fjord')).rejects.toMatchObject({ code: 'wallet.malformed' })

  owner.isShared = true
  emit()

  expect(changes).toEqual([UNLOCKED])
})

test('a locked wallet is not waited for any more once the adapter is disposed of', async () => {
  const owner = anOwner([alice])
  owner.isShared = false
  const { resume, changes, emit, adapter } = await aPage('registered', owner)
  await resume('Fjord')

  adapter.dispose()
  owner.isShared = true
  emit()

  expect(changes).toEqual([])
})
