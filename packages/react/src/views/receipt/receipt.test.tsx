import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { atRest } from '../../testing/at-rest.ts'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'
import { SCENES } from '../../testing/scenes.ts'
import { until } from '../../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

/** The receipt of a transfer that is on its way. */
async function onReceipt(): Promise<DrawnModal> {
  const scene = SCENES['Receipt, on its way']
  if (scene === undefined) throw new Error('There is no such scene.')
  drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })
  await atRest(drawn.dialog)
  return drawn
}

/** Returns where everything is that the visitor reads or presses. */
function places({ dialog }: DrawnModal): readonly string[] {
  const parts = dialog.querySelectorAll('h3,[data-part=card],[data-part=detail],button')
  return [...parts].map((part) => {
    const { top, height } = part.getBoundingClientRect()
    return `${Math.round(top)} ${Math.round(height)}`
  })
}

test('from "On its way" to "Arrived" nothing moves', async () => {
  const modal = await onReceipt()
  const { core, clock, adapter, part } = modal
  const before = places(modal)
  const [sent] = core.snapshot().pendingTransactions
  adapter.statuses.set(sent?.id ?? '', { state: 'confirmed', fee: 42n * 10n ** 12n })

  await clock.advance(2_000)
  await until(() => part('scene-heading').textContent === 'Arrived')
  await atRest(modal.dialog)

  expect(places(modal)).toEqual(before)
  expect(part('receipt-fee').textContent).toContain('0.000042 ETH')
  expect(modal.dialog.querySelector('[data-part=latch]')).toHaveProperty('dataset.state', 'closed')
})

test('it may be left at any time, for the account, whose activity has the same', async () => {
  const { dialog, part, find } = await onReceipt()

  await userEvent.click(part('receipt-done'))
  await until(() => dialog.dataset['view'] === 'Account')
  await userEvent.click(part('account-tabs').querySelectorAll('[role=tab]')[2] ?? dialog)
  await until(() => find('activity-row')?.dataset['mark'] === 'pending')
  await userEvent.click(part('activity-row'))

  await until(() => find('scene-heading')?.textContent === 'On its way')
})
