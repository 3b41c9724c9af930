import { afterEach, expect, test } from 'vitest'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined
const sheet = new CSSStyleSheet()

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
})

test('a style sheet of the page reaches the card and its header by `::part`', async () => {
  sheet.replaceSync(`
    latchkey-root::part(card) { border-radius: 3px; box-shadow: none }
    latchkey-root::part(header) { text-transform: uppercase }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  drawn = await drawModal()
  const { core, dialog } = drawn
  core.actions.open()
  await until(() => dialog.open)

  const [card, ...otherCards] = dialog.querySelectorAll('[part~=card]')
  const [header, ...otherHeaders] = dialog.querySelectorAll('[part~=header]')

  expect([otherCards, otherHeaders]).toEqual([[], []])
  if (!card || !header) throw new Error('There is no card')
  const { borderRadius, boxShadow } = getComputedStyle(card)
  expect([borderRadius, boxShadow]).toEqual(['3px', 'none'])
  expect(card.contains(header)).toBe(true)
  expect(getComputedStyle(header).textTransform).toBe('uppercase')
})
