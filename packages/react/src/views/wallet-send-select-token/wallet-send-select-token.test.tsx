import type { AccountHoldings } from '@latchkey/core'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'
import type { Scene } from '../../testing/scene.ts'
import { SCENES } from '../../testing/scenes.ts'
import { until } from '../../testing/until.ts'
import { HOLDINGS } from '../../testing/with-portfolio.ts'

/** The choice of the token that is sent. */
async function onChoice(holdings: AccountHoldings, words: Scene['words']): Promise<DrawnModal> {
  const scene = SCENES['WalletSendSelectToken']
  if (scene === undefined) throw new Error('There is no such scene.')
  const modal = await playScene({ ...scene, holdings, words }, { themeMode: 'light', locale: 'en' })
  onTestFinished(modal.modal.destroy)
  return modal
}

const READY: AccountHoldings = { status: 'ready', holdings: HOLDINGS }

test('Enter chooses the first token that was found', async () => {
  const { part, core, dialog } = await onChoice(READY, ['USD Coin', ''])
  await userEvent.fill(part('send-search'), 'bitcoin')

  await userEvent.keyboard('{Enter}')

  await until(() => dialog.dataset['view'] === 'WalletSend')
  expect(core.snapshot().send?.token?.symbol).toBe('WBTC')
})

test('nothing found is said, and the card is as high as before', async () => {
  const { part, find, dialog, words } = await onChoice(READY, ['USD Coin', ''])
  const card = dialog.querySelector('[data-part=card-body]')
  const height = card?.getBoundingClientRect().height

  await userEvent.fill(part('send-search'), 'qqq')
  await until(() => find('send-no-tokens') !== null)

  expect(words()).toContain('You have no token like “qqq”.')
  expect(card?.getBoundingClientRect().height).toBeGreaterThanOrEqual(height ?? 0)
  await userEvent.fill(part('send-search'), '')
  await until(() => find('send-tokens') !== null)
  expect(card?.getBoundingClientRect().height).toBe(height)
})

test('while the tokens are fetched, the coin stands above rows in the shape of those to come', async () => {
  const { part } = await onChoice({ status: 'loading' }, ['Ether', ''])

  const list = part('send-tokens')
  expect(list.getAttribute('aria-busy')).toBe('true')
  const rows = [...list.querySelectorAll<HTMLElement>('[data-part=list-row]')]
  expect(rows[0]?.dataset['testid']).toBe('send-token-coin')
  expect(new Set(rows.map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
  expect(rows.length).toBeGreaterThan(4)
})
