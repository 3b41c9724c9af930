import { expect, test, vi } from 'vitest'
import { loadLanguage } from '../messages/languages.ts'
import { createTexts } from './create-texts.ts'

/** Fails the first time for each language but English. */
function loadingLate(): typeof loadLanguage {
  const asked = new Set(['en'])
  return async (locale) => {
    if (asked.has(locale)) return await loadLanguage(locale)
    asked.add(locale)
    throw new TypeError('Failed to fetch the chunk')
  }
}

test('a language that can not be had leaves the one before, and says so', async () => {
  const texts = await createTexts({ locale: 'en', isExplicit: true }, {}, loadingLate())
  const heard = vi.fn()
  texts.subscribe(heard)

  await expect(texts.use('ar')).rejects.toMatchObject({
    code: 'http.network',
    cause: expect.any(TypeError),
  })

  expect(heard).not.toHaveBeenCalled()
  expect(texts.current()).toMatchObject({ locale: 'en', direction: 'ltr' })
  await texts.use('ar')
  expect(texts.current()).toMatchObject({ locale: 'ar', direction: 'rtl' })
})

test('Arabic stays when what follows it can not be had', async () => {
  const load = async (locale: string) => {
    if (locale === 'fr') throw new TypeError('Failed to fetch the chunk')
    return await loadLanguage(locale)
  }
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {}, load)

  await expect(texts.use('fr')).rejects.toMatchObject({ code: 'http.network' })

  expect(texts.current().direction).toBe('rtl')
  expect(texts.current().say('connect.title')).toBe('ربط المحفظة')
})

test('a modal whose language can not be had begins in English', async () => {
  const strings = { 'account.title': 'Me' }
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, strings, loadingLate())

  expect(texts.current()).toMatchObject({ locale: 'en', direction: 'ltr' })
  expect(texts.current().say('account.title')).toBe('Me')
})

test('the language of the beginning is spoken once it can be had', async () => {
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {}, loadingLate())
  const heard = vi.fn()
  texts.subscribe(heard)

  texts.retry()

  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  expect(texts.current()).toMatchObject({ locale: 'ar', direction: 'rtl' })
})

test('a language that was chosen meanwhile stays', async () => {
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {}, loadingLate())
  await texts.use('en')
  const heard = vi.fn()
  texts.subscribe(heard)

  texts.retry()

  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).not.toHaveBeenCalled()
  expect(texts.current().locale).toBe('en')
})
