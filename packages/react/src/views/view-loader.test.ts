import { LatchkeyError, lazy } from '@latchkey/core/contract'
import { createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import type { ViewMessages } from '../messages/messages.ts'
import { type AnyView, createViewLoader, type ViewTable } from './view-loader.ts'

const TEXTS: ViewMessages = { 'account.title': 'Account' }

function Nothing(): null {
  return null
}

const WITH_SWAP: AnyView = {
  View: Nothing,
  title: () => '',
  loadModule: ({ swap }) => swap.load(),
}

const VIEWS: ViewTable = { Swap: () => Promise.resolve({ view: WITH_SWAP }) }

function aLoader(
  account: Parameters<typeof createViewLoader>[1] = { load: () => new Promise(() => {}) },
  table: ViewTable = {},
) {
  const added: ViewMessages[] = []
  const texts = {
    loadShared: async () => undefined,
    addEnglish: (each: ViewMessages) => void added.push(each),
  }
  return {
    added,
    loader: createViewLoader(texts, account, {
      first: {},
      registry: { load: async () => table },
    }),
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

test('a view is ready once its module is loaded, which is tried again at the next call', async () => {
  const { core } = createTestCore()
  const actions = await core.account.load()
  let loads = 0
  const swap = lazy(async () => {
    loads += 1
    if (loads === 1) throw new LatchkeyError('http.network', {})
    return actions.swap.load()
  })
  const { loader } = aLoader({ load: async () => ({ ...actions, swap }) }, VIEWS)

  await expect(loader.load('Swap')).rejects.toMatchObject({ code: 'http.network' })
  expect(loader.ready('Swap')).toBeUndefined()
  await loader.load('Swap')

  expect(loader.ready('Swap')).toBeDefined()
  expect(swap.current()).toBeDefined()
})
