import { expect, test } from 'vitest'
import { mediaOf } from './firefox-media.mjs'

const COMMAND = 'emulation.setMediaFeaturesOverride'
const DARK = { 'prefers-color-scheme': 'dark' }

/** A browser with one window, which answers what it is sent. */
function start() {
  const painted: string[] = []
  const toClient: { readonly id?: number; readonly method?: string }[] = []
  const toBrowser = (text: string) => {
    const { id, method, params } = JSON.parse(text)
    if (method === 'script.evaluate') painted.push(params.expression.split(')(').at(-1))
    const result =
      method === 'browsingContext.getTree'
        ? { contexts: [{ context: 'window' }] }
        : { type: 'success', result: {} }
    queueMicrotask(() => media.fromBrowser(JSON.stringify({ type: 'success', id, result })))
  }
  const media = mediaOf(toBrowser, (text) => toClient.push(JSON.parse(text)))
  const open = (context: string, userContext: string) =>
    media.fromBrowser(
      JSON.stringify({
        method: 'browsingContext.contextCreated',
        params: { context, userContext, parent: null },
      }),
    )
  const override = (id: number, params: object) =>
    media.fromClient(JSON.stringify({ id, method: COMMAND, params: { features: DARK, ...params } }))
  return { media, painted, toClient, open, override }
}

test('a page that opens in a user context has its colours before the client knows of it', async () => {
  const { painted, toClient, open, override } = start()
  override(1, { userContexts: ['one'] })
  await expect.poll(() => toClient).toMatchObject([{ id: 1 }])

  open('page', 'one')
  open('other', 'two')

  await expect.poll(() => toClient.length).toBe(3)
  expect(painted).toEqual(['["page"], "dark")'])
})

test('an open page changes its colours at once', async () => {
  const { painted, toClient, open, override } = start()
  open('page', 'one')
  await expect.poll(() => toClient.length).toBe(1)

  override(7, { contexts: ['page', 'a frame of it'] })

  await expect.poll(() => toClient.at(-1)).toMatchObject({ id: 7 })
  expect(painted).toEqual(['["page"], "dark")'])
})

test('everything else goes through, apart from marks of a timeline', async () => {
  const { media, toClient } = start()
  media.fromClient(JSON.stringify({ id: 3, method: 'session.status', params: {} }))
  media.fromBrowser(JSON.stringify({ method: 'log.entryAdded', params: { method: 'timeStamp' } }))
  media.fromBrowser(JSON.stringify({ method: 'log.entryAdded', params: { method: 'log' } }))
  await expect.poll(() => toClient).toMatchObject([{ method: 'log.entryAdded' }, { id: 3 }])
})
