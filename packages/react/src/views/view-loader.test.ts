import { LatchkeyError, lazy } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import type { ViewMessages } from '../messages/messages.ts'
import { createViewLoader } from './view-loader.ts'

const TEXTS: ViewMessages = { 'account.title': 'Account' }

function Nothing(): null {
  return null
}

function aLoader() {
  const added: ViewMessages[] = []
  const texts = {
    loadShared: async () => undefined,
    addEnglish: (each: ViewMessages) => void added.push(each),
  }
  return {
    added,
    loader: createViewLoader(texts, { load: () => new Promise(() => {}) }, { first: {}, lazy: {} }),
  }
}

test('a part of a view is ready once it is loaded and its texts are added, in each modal', async () => {
  const part = lazy(async () => ({ Part: Nothing, english: TEXTS }))
  const one = aLoader()
  const other = aLoader()

  await one.loader.loadPart(part)

  expect(one.loader.readyPart(part)?.english).toBe(TEXTS)
  expect(one.added).toEqual([TEXTS])
  expect(other.loader.readyPart(part)).toBeUndefined()
})

test('a part that can’t be loaded rejects, and is loaded at the next call', async () => {
  let loads = 0
  const part = lazy(async () => {
    loads += 1
    if (loads === 1) throw new LatchkeyError('http.network', {})
    return { Part: Nothing, english: TEXTS }
  })
  const { loader } = aLoader()

  await expect(loader.loadPart(part)).rejects.toMatchObject({ code: 'http.network' })
  expect(loader.readyPart(part)).toBeUndefined()
  await loader.loadPart(part)

  expect(loader.readyPart(part)).toBeDefined()
})
