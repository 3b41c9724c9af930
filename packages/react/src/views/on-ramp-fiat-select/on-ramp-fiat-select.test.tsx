import { afterEach, expect, test, vi } from 'vitest'
import { anOnramp } from '../../testing/a-purchase.ts'
import { BUY_SCENES } from '../../testing/buy-scenes.ts'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

const FLAG =
  'data:image/svg+xml;utf8,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1"/%3E%3C/svg%3E'
const BROKEN = 'data:image/png;base64,AAAA'

/** The scene with pictures of the two currencies. */
async function draw(scene: string, dollar: string | undefined, euro?: string): Promise<DrawnModal> {
  const found = BUY_SCENES[scene]
  const { options } = anOnramp()
  if (found === undefined || options.status !== 'ready') throw new Error('There is no such scene')
  const pictures = new Map([
    ['USD', dollar],
    ['EUR', euro],
  ])
  const payments = options.payments.map((each) => ({ ...each, imageUrl: pictures.get(each.id) }))
  const onramp = anOnramp({ options: { ...options, payments } })
  drawn = await playScene({ ...found, onramp }, { themeMode: 'light', locale: 'en' })
  return drawn
}

function pictureIn({ part }: DrawnModal, testId: string): HTMLElement {
  const found = part(testId).querySelector<HTMLElement>('[data-part=image]')
  if (found === null) throw new Error('There is no picture')
  return found
}

test('a currency has its picture, and its sign where the picture is missing or can’t be loaded', async () => {
  const modal = await draw('OnRampFiatSelect', FLAG, BROKEN)
  const [dollar, euro] = ['USD', 'EUR'].map((id) => pictureIn(modal, `buy-currency-${id}`))

  await vi.waitFor(() => expect(euro?.dataset['state']).toBe('missing'))
  expect(dollar?.dataset['state']).toBe('shown')
  expect(dollar?.querySelector('img')?.loading).toBe('lazy')
  expect([dollar?.textContent, euro?.textContent]).toEqual(['', '€'])
  const sizes = [dollar, euro].map((each) => each?.getBoundingClientRect().width)
  expect(sizes).toEqual([36, 36])
})

test('the form shows the picture of the currency that is chosen', async () => {
  const modal = await draw('OnRampProviders', FLAG)

  const button = pictureIn(modal, 'buy-currency')
  expect(button.dataset['state']).toBe('shown')
  expect(button.querySelector('img')?.getAttribute('src')).toBe(FLAG)
})
