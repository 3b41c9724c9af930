import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aSwapSource, USDC } from '../../testing/a-swap-source.ts'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'
import { SCENES } from '../../testing/scenes.ts'
import { until } from '../../testing/until.ts'

const MANY = 300
const LAST = `swap-token-0x${MANY.toString(16).padStart(40, '0')}`

/** The choice of the token that is got, with hundreds of them. */
async function onChoice(more = MANY): Promise<DrawnModal> {
  const scene = SCENES['SwapSelectToken']
  if (scene === undefined) throw new Error('There is no such scene.')
  const modal = await playScene(
    { ...scene, swapSource: aSwapSource({ more }) },
    { themeMode: 'light', locale: 'en' },
  )
  onTestFinished(modal.modal.destroy)
  await until(() => modal.find(`swap-token-${USDC}`) !== null)
  return modal
}

/** The card's body, which scrolls. */
function bodyOf({ dialog }: DrawnModal): HTMLElement {
  const body = dialog.querySelector<HTMLElement>('[data-part=card-body]')
  if (body === null) throw new Error('There is no body')
  return body
}

function focused({ host }: DrawnModal): string | undefined {
  const element = host.shadowRoot?.activeElement
  return element instanceof HTMLElement ? element.dataset['testid'] : undefined
}

/** Returns where something is, to the pixel. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top
}

test('while the visitor types, the card keeps its height, and the search its place', async () => {
  const modal = await onChoice()
  const { part, find } = modal
  const [height, top] = [bodyOf(modal).getBoundingClientRect().height, topOf(part('swap-search'))]

  for (const text of ['dai', 'nothing like it', '']) {
    await userEvent.fill(part('swap-search'), text)
    await until(() => (find('swap-no-tokens') !== null) === (text === 'nothing like it'))
    expect(bodyOf(modal).getBoundingClientRect().height).toBe(height)
    expect(topOf(part('swap-search'))).toBe(top)
  }

  bodyOf(modal).scrollTo({ top: 1_000 })
  expect(topOf(part('swap-search'))).toBe(top)
})

test('Enter chooses the first token that was found, at once', async () => {
  const { part, core, dialog } = await onChoice()

  await userEvent.fill(part('swap-search'), 'dai')
  await userEvent.keyboard('{Enter}')

  await until(() => dialog.dataset['view'] === 'Swap')
  expect(core.snapshot().swap?.to?.symbol).toBe('DAI')
})

test('Enter chooses nothing without a search, and not the other one of the two', async () => {
  const { part, dialog } = await onChoice()
  part('swap-search').focus()

  await userEvent.keyboard('{Enter}')
  await userEvent.fill(part('swap-search'), 'ether')
  await userEvent.keyboard('{Enter}')

  expect(dialog.dataset['view']).toBe('SwapSelectToken')
})

test('the list is one stop of Tab; arrows go along it, past the token that can’t be chosen', async () => {
  const modal = await onChoice()
  modal.part('swap-search').focus()

  await userEvent.keyboard('{ArrowDown}')
  expect(focused(modal)).toBe('swap-token-coin')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused(modal)).toBe(`swap-token-${USDC}`)
  await userEvent.keyboard('{Tab}')
  expect(focused(modal) ?? '').not.toMatch(/^swap-token-/)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused(modal)).toBe(`swap-token-${USDC}`)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused(modal)).toBe('swap-search')
})

test('End, Home and pages move the focus, also to rows that were not drawn before', async () => {
  const modal = await onChoice()
  const { part, find } = modal
  expect(find(LAST)).toBeNull()
  part('swap-search').focus()
  await userEvent.keyboard('{ArrowDown}{End}')
  await until(() => focused(modal) === LAST)

  // In sight: above the fade at the end of the card.
  const [row, body] = [part(LAST), bodyOf(modal)].map((each) => each.getBoundingClientRect())
  expect(row?.bottom).toBeLessThanOrEqual((body?.bottom ?? 0) - 1)
  await userEvent.keyboard('{PageUp}')
  expect(focused(modal)).toMatch(/^swap-token-0x/)
  expect(focused(modal)).not.toBe(LAST)
  await userEvent.keyboard('{PageDown}')
  expect(focused(modal)).toBe(LAST)
  await userEvent.keyboard('{Home}')
  await until(() => focused(modal) === 'swap-token-coin')
  expect(bodyOf(modal).scrollTop).toBe(0)
})

test('scrolled up from the end, the rows before are drawn and stay where they are', async () => {
  const modal = await onChoice()
  const { part, find } = modal
  part('swap-search').focus()
  await userEvent.keyboard('{ArrowDown}{End}')
  await until(() => focused(modal) === LAST)
  const place = `swap-token-0x${(MANY - 30).toString(16).padStart(40, '0')}`

  bodyOf(modal).scrollBy({ top: -1_000 })
  await until(() => find(place) !== null)
  bodyOf(modal).scrollTo({ top: 5_000 })

  // Every row is as high as was assumed of those that were not drawn.
  await until(() => {
    const middle = bodyOf(modal).getBoundingClientRect()
    const rows = [...modal.dialog.querySelectorAll('[data-part=list-row]')]
    return rows.some((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top < middle.top + 300 && bottom > middle.top + 300
    })
  })
})

test('what is typed on a row goes on in the search', async () => {
  const modal = await onChoice()
  modal.part('swap-search').focus()

  await userEvent.keyboard('{ArrowDown}dai')

  await until(() => modal.find('swap-popular')?.textContent?.includes('Dai') === true)
  expect(focused(modal)).toBe('swap-search')
  expect(modal.part('swap-search').getAttribute('value')).toBe('dai')
})

test('nothing found is said, with a way back to all tokens', async () => {
  const { part, find, words } = await onChoice()
  await userEvent.fill(part('swap-search'), 'qqq')
  await until(() => find('swap-no-tokens') !== null)
  expect(words()).toContain('No token matches “qqq”. Check the spelling, or paste its address.')

  await userEvent.click(part('swap-tokens-clear'))

  await until(() => find('swap-own') !== null)
})
