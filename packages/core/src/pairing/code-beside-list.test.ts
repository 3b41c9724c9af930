import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'
import './pairing.ts'

/** An open list of wallets. */
async function aStory(choice: TestCoreChoice = {}) {
  const it = setUpPairing({ projectId: 'p', ...choice })
  const { core, settle } = it
  await core.start()
  core.actions.open()
  await settle()
  return {
    ...it,
    views: () => core.snapshot().router.history.map(({ view }) => view),
    async showBeside(): Promise<void> {
      core.actions.pairing.showBesideList()
      await settle()
    },
  }
}

test('nothing is requested before it is shown', async () => {
  const { relay, step } = await aStory()

  expect(relay.requests).toEqual([])
  expect(step()).toEqual({ step: 'idle' })
})

test('the list stays, and the website sees no connection on its way', async () => {
  const { core, relay, step, views, showBeside } = await aStory()

  await showBeside()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  expect(views()).toEqual(['Connect'])
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('a code for any wallet, the wallets of the listing and the way back share its address', async () => {
  const { core, relay, step, settle, showBeside } = await aStory()
  await showBeside()

  core.actions.pairing.show()
  await settle()
  core.actions.router.back()
  await settle()
  core.actions.pairing.show(OSPREY)
  await settle()
  core.actions.router.back()
  await settle()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[0] })
  expect(relay.uris).toHaveLength(1)
  expect(core.snapshot().pairing.wallet).toBeUndefined()
})

test('a wallet that scans it is shown in the view of codes, and the modal closes', async () => {
  const { core, clock, relay, events, views, settle, showBeside } = await aStory()
  await showBeside()

  relay.approve({ peer: { name: 'Heron' } })
  await settle()

  expect(views()).toEqual(['Connect', 'ConnectingWalletConnect'])
  expect(core.snapshot().pairing.current).toMatchObject({ wallet: { name: 'Heron' } })
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'sessionOpened', method: 'qrcode' }),
  )
  await clock.advance(600)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('a wallet that scanned it is shown whatever view the visitor went to', async () => {
  const { core, relay, views, settle, showBeside } = await aStory()
  await showBeside()
  core.actions.router.push('AllWallets', {})
  await settle()

  relay.approve()
  await settle()

  expect(views()).toEqual(['Connect', 'AllWallets', 'ConnectingWalletConnect'])
})

test('a wallet that declines is shown in the view of codes, and the list offers a code anew', async () => {
  const { core, relay, events, step, views, settle, showBeside } = await aStory()
  await showBeside()

  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await settle()
  expect(views()).toEqual(['Connect', 'ConnectingWalletConnect'])
  expect(step()).toMatchObject({ step: 'failed', error: { code: 'wallet.rejected' } })
  expect(events.at(-1)?.type).toBe('connectFailed')
  core.actions.router.back()
  await settle()

  expect(views()).toEqual(['Connect'])
  expect(step()).toEqual({ step: 'idle' })
  await showBeside()
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[1] })
})

test('a relay that can’t be reached is shown beside the list, and another view forgets it', async () => {
  const { core, relay, step, views, settle, showBeside } = await aStory()
  relay.mood = new LatchkeyError('relay.unavailable', {})

  await showBeside()
  expect(step()).toMatchObject({ step: 'failed', error: { code: 'relay.unavailable' } })
  expect(views()).toEqual(['Connect'])
  core.actions.router.push('AllWallets', {})
  await settle()

  expect(step()).toEqual({ step: 'idle' })
})

test('a fresh address follows when the time of one is over', async () => {
  const { clock, relay, step, settle, showBeside } = await aStory()
  await showBeside()

  await clock.advance(230_100)
  await settle()

  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[1] })
})

test('it ends when the modal closes, and does not begin by itself at the next opening', async () => {
  const { core, relay, step, settle, showBeside } = await aStory()
  await showBeside()

  core.actions.close()
  await settle()
  expect(step()).toEqual({ step: 'idle' })
  expect(relay.isPairing).toBe(false)
  core.actions.open()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
  expect(core.snapshot().pairing.isBesideList).toBe(false)
})

test('it waits for the terms, and ends when they are withdrawn', async () => {
  const { core, relay, step, settle, showBeside } = await aStory({
    termsConditionsUrl: 'https://salt.example/terms',
    features: { legalCheckbox: true },
  })
  expect(() => core.actions.pairing.showBesideList()).toThrow(
    expect.objectContaining({ code: 'terms.not-accepted' }),
  )
  expect(relay.requests).toEqual([])

  core.actions.terms.accept()
  await showBeside()
  expect(step()).toMatchObject({ step: 'waiting' })
  core.actions.terms.withdraw()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
})

test('an address that the page shows itself is left to it', async () => {
  const { core, step, settle } = await aStory()
  core.actions.pairing.withWallet().catch(() => {})
  await settle()

  core.actions.pairing.showBesideList()
  core.actions.close()
  await settle()

  expect(step()).toMatchObject({ step: 'waiting' })
  core.actions.pairing.cancel()
})

test('preparing loads the relay once and requests nothing of it', async () => {
  const { core, relay, step, settle } = await aStory()
  expect(relay.listenerCount).toBe(0)

  core.actions.pairing.prepare()
  core.actions.pairing.prepare()
  await settle()

  expect(relay.listenerCount).toBe(1)
  expect(relay.requests).toEqual([])
  expect(step()).toEqual({ step: 'idle' })
})

test('before the terms are accepted nothing is prepared', async () => {
  const { core, relay, settle } = await aStory({
    termsConditionsUrl: 'https://salt.example/terms',
    features: { legalCheckbox: true },
  })

  core.actions.pairing.prepare()
  await settle()

  expect(relay.listenerCount).toBe(0)
})
