import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardBody } from '../primitives/card/card.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { Latch } from '../primitives/latch/latch.tsx'
import { Skeleton } from '../primitives/skeleton/skeleton.tsx'
import { Snackbar } from '../primitives/snackbar/snackbar.tsx'
import { Spinner } from '../primitives/spinner/spinner.tsx'
import { ModalRoot } from '../root/modal-root.tsx'
import { emulateMedia, type MediaPreferences } from '../testing/emulate-media.ts'
import { inModal } from '../testing/render-in-modal.tsx'
import { pulse, shake } from './animations.ts'

const { width, height } = { width: window.innerWidth, height: window.innerHeight }

afterEach(async () => {
  await emulateMedia({})
  await page.viewport(width, height)
})

function Card({ isOpen }: { readonly isOpen: boolean }): ReactElement {
  return (
    <ModalRoot mode="light">
      <Dialog isOpen={isOpen} label="Stand">
        <Snackbar>Copied</Snackbar>
        <CardBody>
          <Latch state="waiting" site="S" wallet="W" />
          <Spinner />
          <Skeleton width={10} height={2} />
        </CardBody>
      </Dialog>
    </ModalRoot>
  )
}

async function open(preferences: MediaPreferences) {
  await emulateMedia(preferences)
  const screen = await render(<Card isOpen={false} />)
  const closed = getComputedStyle(inModal('[data-part=card]'))
  const away = [closed.opacity, closed.transform]
  await screen.rerender(<Card isOpen />)
  await vi.waitFor(() => expect(inModal('dialog')).toHaveAttribute('open'))
  return { screen, away }
}

const durationOf = (selector: string): string =>
  getComputedStyle(inModal(selector)).transitionDuration

/** Source: docs/look.md, section 2.5, but for a card's opening, which is over sooner. */
test.each([
  // The last one is the card's way to its place beside another card.
  ['a card', 800, ['0.1s', '0.1s, 0.1s, 0.15s'], ['0.15s, 0.15s, 0.15s', '0.15s, 0.15s, 0.15s']],
  ['a sheet', 390, ['0.28s', '0.28s'], ['0.2s', '0.2s']],
] as const)('%s comes and goes as long as the design says', async (_name, room, opens, closes) => {
  await page.viewport(room, 700)
  const { screen } = await open({ 'prefers-reduced-motion': 'no-preference' })

  expect([durationOf('dialog'), durationOf('[data-part=card]')]).toEqual(opens)
  await screen.rerender(<Card isOpen={false} />)

  expect([durationOf('dialog'), durationOf('[data-part=card]')]).toEqual(closes)
})

test.each([
  ['a card', 800],
  ['a sheet', 390],
] as const)('without motion %s fades where it is, in a tenth of a second', async (_name, room) => {
  await page.viewport(room, 700)

  const { away } = await open({ 'prefers-reduced-motion': 'reduce' })

  expect(away).toEqual(['0', 'none'])
  expect([durationOf('dialog'), durationOf('[data-part=card]')]).toEqual(['0.1s', '0.1s'])
  expect(getComputedStyle(inModal('[data-part=card]')).transform).toBe('none')
})

test('with reduced motion nothing slides, rotates or shines', async () => {
  await open({ 'prefers-reduced-motion': 'reduce' })
  const bolt = inModal('[data-part=latch] > span:nth-child(2) > span')
  const snackbar = getComputedStyle(inModal('[data-part=snackbar]'))

  expect(getComputedStyle(bolt).animationName).toBe('none')
  expect(getComputedStyle(bolt).width).toBe('46px')
  expect([snackbar.transitionProperty, snackbar.transitionDuration]).toEqual(['opacity', '0.1s'])
  expect(getComputedStyle(inModal('[data-part=spinner]')).animationName).toBe('lk-fade')
  const sheen = getComputedStyle(inModal('[data-part=skeleton]'), '::after')
  expect(sheen.animationName).toBe('none')
})

test.each([
  [{}, 'transform'],
  [{ 'prefers-reduced-motion': 'reduce' }, 'outline'],
] as const)('with %j a refusal is shown by %s for half a second', async (preferences, property) => {
  await open(preferences)
  const card = inModal('[data-part=card]')

  shake(card)

  const [refusal] = card
    .getAnimations()
    .filter((animation) => animation.effect?.getTiming().duration === 500)
  const [frame = {}] =
    refusal?.effect instanceof KeyframeEffect ? refusal.effect.getKeyframes() : []
  expect(Object.keys(frame).some((name) => name.startsWith(property))).toBe(true)
})

test.each([
  [{}, ['scale(1)', 'scale(1.2)']],
  [{ 'prefers-reduced-motion': 'reduce' }, ['scale(1)']],
] as const)(
  'with %j a pulse shows a ring and is %j for half a second',
  async (preferences, scales) => {
    await open(preferences)
    const card = inModal('[data-part=card]')

    pulse(card)

    const [animation] = card
      .getAnimations()
      .filter((each) => each.effect?.getTiming().duration === 500)
    const frames =
      animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
    expect([...new Set(frames.map(({ transform }) => transform))]).toEqual(scales)
    expect(Object.keys(frames[0] ?? {}).some((name) => name.startsWith('outline'))).toBe(true)
  },
)

test('forced colours show what only a background shows otherwise', async () => {
  await open({ 'forced-colors': 'active' })
  const bolt = inModal('[data-part=latch] > span:nth-child(2) > span')
  const canvasText = getComputedStyle(inModal('[data-part=root]')).color

  expect(getComputedStyle(bolt).backgroundColor).toBe(canvasText)
  expect(getComputedStyle(inModal('[data-part=skeleton]'), '::after').display).toBe('none')
  expect(getComputedStyle(inModal('[data-part=card]')).outlineStyle).toBe('solid')
})

test('with more contrast preferred, lines, edges and hints are darker', async () => {
  await open({})
  const root = getComputedStyle(inModal('[data-part=root]'))
  const read = (): string[] =>
    ['edge', 'text-3'].map((name) => root.getPropertyValue(`--lk-${name}`))
  const before = read()

  await emulateMedia({ 'prefers-contrast': 'more' })

  await vi.waitFor(() => expect(read()).toEqual(['#535966', '#535966']))
  expect(root.getPropertyValue('--lk-line')).toContain('#535966')
  expect(before).toEqual(['#868c98', '#626875'])
})
