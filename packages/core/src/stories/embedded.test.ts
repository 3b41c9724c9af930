import { expect, test } from 'vitest'
import type { TelemetryEvent } from '../contract/index.ts'
import { aVisit } from '../testing/a-visit.ts'

/** A core with an embedded modal. */
async function embedded(choice: Parameters<typeof aVisit>[0] = {}) {
  const visit = aVisit({ enableEmbedded: true, ...choice })
  await visit.core.start()
  await visit.settle()
  return visit
}

test('it is open from the start, on Connect', async () => {
  const { core, view } = await embedded()

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(view()).toBe('Connect')
})

test('after connecting it shows the account instead of closing', async () => {
  const { core, settle, clock, views } = await embedded()

  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  await clock.advance(600)

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(views()).toEqual(['Account'])
})

test('a wallet that is connected without the modal is shown until its session ends', async () => {
  const { core, settle, views } = await embedded()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()
  expect(views()).toEqual(['Account'])

  await core.actions.disconnect()
  await settle()

  expect(views()).toEqual(['Connect'])
  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('a session that is resumed shows the account', async () => {
  const before = aVisit()
  await before.core.start()
  await before.core.actions.connect.withWallet('eip155', 'io.fjord')
  await before.settle()
  before.core.stop()

  const { views } = await embedded({
    adapter: before.adapter,
    ports: { storage: before.storage },
  })

  expect(views()).toEqual(['Account'])
})

test('closing leads back to the first view, ends loading and is tracked', async () => {
  const tracked: TelemetryEvent[] = []
  const { core, settle, views } = await embedded({ onEvent: (event) => void tracked.push(event) })
  core.actions.setLoading(true)
  core.actions.open({ view: 'Networks' })
  core.actions.router.push('WhatIsANetwork', {})

  core.actions.close()
  await settle()

  expect(views()).toEqual(['Connect'])
  expect(core.snapshot().modal).toMatchObject({
    isOpen: true,
    isLoading: false,
    refusals: 0,
  })
  expect(tracked.at(-1)).toEqual({ event: 'MODAL_CLOSE', properties: { connected: false } })
})

test('a pending request to a wallet is cancelled when it is closed', async () => {
  const visit = await embedded()
  visit.wallet.mood = 'hang'
  visit.core.actions.connect.local('eip155', 'io.fjord')
  expect(visit.core.snapshot().connect.current.step).toBe('awaitingWallet')

  visit.core.actions.close({ isForced: true })
  await visit.settle()

  expect(visit.core.snapshot().connect.current.step).toBe('idle')
})
