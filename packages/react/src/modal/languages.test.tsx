import { afterEach, expect, test } from 'vitest'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined
const { lang, dir } = document.documentElement

afterEach(() => {
  drawn?.modal.destroy()
  document.documentElement.lang = lang
  document.documentElement.dir = dir
})

function root({ host }: DrawnModal): HTMLElement | null {
  return host.shadowRoot?.querySelector<HTMLElement>('[data-part=root]') ?? null
}

function languageOf(modal: DrawnModal): string {
  const { lang: language, dir: direction } = root(modal) ?? {}
  return `${language} ${direction}`
}

test('the direction follows the language, whatever that of the page is', async () => {
  document.documentElement.dir = 'ltr'
  drawn = await drawModal({}, { locale: 'ar-EG' })
  const modal = drawn
  await until(() => languageOf(modal) === 'ar-EG rtl')

  document.documentElement.dir = 'rtl'
  await modal.modal.setLocale('en')

  await until(() => languageOf(modal) === 'en ltr')
})

test('the language can be changed while the modal is open', async () => {
  drawn = await drawModal()
  const { core, dialog, modal, words } = drawn
  core.actions.open()
  await until(() => dialog.open && words().includes('Connect wallet'))
  // English is what buttons have themselves.
  expect(modal.readings.message('button.connect')).toBeUndefined()

  await modal.setLocale('ar')

  await until(() => words().includes('ربط المحفظة'))
  expect(modal.readings.message('button.connect')).toBe('ربط المحفظة')
  expect(modal.readings.locale()).toBe('ar')
})

test.each([
  ['ar', 'ar rtl'],
  ['ar-EG', 'ar-EG rtl'],
  ['en-GB', 'en-GB ltr'],
  // There are no texts for it: English, from left to right.
  ['sw', 'en ltr'],
])('on a page in "%s" the modal is in %s', async (language, expected) => {
  document.documentElement.lang = language
  drawn = await drawModal({}, { locale: undefined })
  const modal = drawn

  await until(() => languageOf(modal) === expected)
})

test('a page without a language gets that of the browser', async () => {
  document.documentElement.removeAttribute('lang')
  drawn = await drawModal({}, { locale: undefined })

  expect(drawn.modal.readings.locale()).toBe(navigator.language)
})

test('Arabic lines are higher, and letters have no spacing', async () => {
  const heights: string[] = []
  for (const locale of ['en', 'ar']) {
    drawn?.modal.destroy()
    drawn = await drawModal({ termsConditionsUrl: 'https://salt.example' }, { locale })
    const { core, dialog } = drawn
    core.actions.open({ view: 'WhatIsAWallet' })
    await until(() => dialog.open && dialog.querySelector('p'))
    const { lineHeight, fontSize, letterSpacing } = getComputedStyle(
      dialog.querySelector('[data-part=view] h3') ?? dialog,
    )
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    heights.push(`${ratio.toFixed(3)} ${letterSpacing}`)
  }

  const [english = '', arabic = ''] = heights.map((each) => Number.parseFloat(each))
  expect(Number(arabic) / Number(english)).toBeCloseTo(1.1, 2)
  expect(heights[1]).toMatch(/ (0px|normal)$/)
})
