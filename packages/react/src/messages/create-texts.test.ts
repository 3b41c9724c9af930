import { expect, test, vi } from 'vitest'
import { createTexts } from './create-texts.ts'
import { enAccounts } from './en/accounts.ts'
import { loadLanguage } from './languages.ts'

/** Fails the first time for each language but English. */
function loadingLate(): typeof loadLanguage {
  const requests = new Set(['en'])
  return async (locale) => {
    if (requests.has(locale)) return await loadLanguage(locale)
    requests.add(locale)
    throw new TypeError('Failed to fetch the chunk')
  }
}

test('when a language fails to load, the current one stays and an error is reported', async () => {
  const texts = await createTexts({ locale: 'en', isExplicit: true }, {}, loadingLate())
  const listener = vi.fn()
  texts.subscribe(listener)

  await expect(texts.use('ar')).rejects.toMatchObject({
    code: 'http.network',
    cause: expect.any(TypeError),
  })

  expect(listener).not.toHaveBeenCalled()
  expect(texts.current()).toMatchObject({ locale: 'en', direction: 'ltr' })
  await texts.use('ar')
  expect(texts.current()).toMatchObject({ locale: 'ar', direction: 'rtl' })
})

test('Arabic stays when the next language fails to load', async () => {
  const load = async (locale: string) => {
    if (locale === 'fr') throw new TypeError('Failed to fetch the chunk')
    return await loadLanguage(locale)
  }
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {}, load)

  await expect(texts.use('fr')).rejects.toMatchObject({ code: 'http.network' })

  expect(texts.current().direction).toBe('rtl')
  expect(texts.current().get('connect.title')).toBe('ربط المحفظة')
})

test('when the first language fails to load, the modal starts in English', async () => {
  const strings = { 'account.title': 'Me' }
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, strings, loadingLate())

  expect(texts.current()).toMatchObject({ locale: 'en', direction: 'ltr' })
  expect(texts.current().get('account.title')).toBe('Me')
})

test('the first language is used once it is loaded', async () => {
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {}, loadingLate())
  const listener = vi.fn()
  texts.subscribe(listener)

  texts.retry()

  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  expect(texts.current()).toMatchObject({ locale: 'ar', direction: 'rtl' })
})

test('a language that was set meanwhile stays', async () => {
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {}, loadingLate())
  await texts.use('en')
  const listener = vi.fn()
  texts.subscribe(listener)

  texts.retry()

  await new Promise((resolve) => setTimeout(resolve))
  expect(listener).not.toHaveBeenCalled()
  expect(texts.current().locale).toBe('en')
})

test('the English texts that views share come with the first view, and are announced', async () => {
  const texts = await createTexts({ locale: 'sw', isExplicit: false }, {})
  const changes = vi.fn()
  texts.subscribe(changes)

  await texts.loadShared()
  await texts.loadShared()

  expect(texts.current().get('networks.title')).toBe('Choose network')
  expect(texts.current().locale).toBe('en')
  expect(changes).toHaveBeenCalledOnce()
})

test('the English texts of a view come with it, and are announced once', async () => {
  const texts = await createTexts({ locale: 'en', isExplicit: false }, {})
  const changes = vi.fn()
  texts.subscribe(changes)

  texts.addEnglish(enAccounts)
  texts.addEnglish(enAccounts)

  expect(texts.current().get('account.explorer')).toBe('Explorer')
  expect(texts.current().get('connect.title')).toBe('Connect wallet')
  expect(changes).toHaveBeenCalledOnce()
})

test('English that came while another language is shown is there when the language is English', async () => {
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {})
  const before = texts.current()
  texts.addEnglish(enAccounts)
  expect(texts.current()).toBe(before)

  await texts.use('en')

  expect(texts.current().get('account.explorer')).toBe('Explorer')
  expect(texts.current().get('networks.title')).toBe('Choose network')
})

test('a language whose texts are one file loads no English', async () => {
  const texts = await createTexts({ locale: 'ar', isExplicit: true }, {})
  const before = texts.current()

  await texts.loadShared()

  expect(texts.current()).toBe(before)
})
