import { afterEach, expect, test, vi } from 'vitest'
import { peerAddress } from '../testing/peers.ts'
import { mountAt, mountFrame } from './frame-element.ts'

afterEach(() => {
  document.body.replaceChildren()
})

const events = { onLoad: () => undefined, onError: () => undefined }

function aHost(slot: HTMLElement, secureSite = new URL(peerAddress('quiet')).origin) {
  return {
    secureSite,
    projectId: 'project',
    hasLogger: true,
    networkId: () => 'eip155:1' as const,
    slot: async () => slot,
  }
}

/** A slot in a shadow root, like the modal's. */
function aSlot(): HTMLElement {
  const host = document.createElement('div')
  const slot = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(slot)
  document.body.append(host)
  return slot
}

const mount = (slot: HTMLElement, secureSite?: string) =>
  mountFrame(aHost(slot, secureSite), events, new AbortController().signal)

test('the frame is created here, with the fewest permissions', async () => {
  const slot = aSlot()

  const frame = await mount(slot)

  const element = slot.querySelector('iframe')
  const attributes = Object.fromEntries(
    [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]),
  )
  expect(attributes).toEqual({
    id: 'w3m-iframe',
    name: 'w3m-secure-iframe',
    title: 'Secure wallet',
    allow: '',
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation',
    referrerpolicy: 'strict-origin',
    style: expect.any(String),
    src: `${new URL(peerAddress('quiet')).origin}/sdk?projectId=project&chainId=eip155%3A1&version=4&enableLogger=true`,
  })
  expect(frame.isInPage()).toBe(true)
  frame.remove()
  expect(slot.childElementCount).toBe(0)
})

test.each([
  ['in the page', () => document.body],
  ['in the place of the frame', (slot: HTMLElement) => slot],
])(
  'an existing element with its id %s is not used, and no frame is created',
  async (_where, place) => {
    const slot = aSlot()
    const planted = document.createElement('iframe')
    planted.id = 'w3m-iframe'
    let receivedCount = 0
    place(slot).append(planted)
    planted.contentWindow?.addEventListener('message', () => {
      receivedCount += 1
    })

    await expect(mount(slot)).rejects.toMatchObject({ code: 'frame.element-taken' })

    expect(
      document.querySelectorAll('iframe').length + slot.querySelectorAll('iframe').length,
    ).toBe(1)
    expect(planted.attributes).toHaveLength(1)
    expect(receivedCount).toBe(0)
  },
)

test('no frame is created for a site that is not secure', async () => {
  const slot = aSlot()

  await expect(mount(slot, 'http://secure.example')).rejects.toMatchObject({
    code: 'frame.load-failed',
  })
  expect(slot.childElementCount).toBe(0)
})

test('a stop before the slot exists creates no frame', async () => {
  const slot = aSlot()
  const leaving = new AbortController()

  const mounting = mountFrame(aHost(slot), events, leaving.signal)
  leaving.abort()

  await expect(mounting).rejects.toMatchObject({ name: 'AbortError' })
  expect(slot.childElementCount).toBe(0)
})

test('a reload makes a new window, so that messages of the old one are foreign, and no history', async () => {
  const slot = aSlot()
  const frame = await mount(slot)
  const old = slot.querySelector('iframe')
  await new Promise((resolve) => old?.addEventListener('load', resolve))
  const entryCount = history.length

  frame.reload()

  const element = slot.querySelector('iframe')
  expect(element).not.toBe(old)
  expect(element?.src).toBe(old?.src)
  expect(slot.childElementCount).toBe(1)
  expect(frame.isInPage()).toBe(true)
  await new Promise((resolve) => element?.addEventListener('load', resolve))
  expect(history.length).toBe(entryCount)
})

test("a frame that the page's policy blocks fails at once", async () => {
  const place = await aPageWith("frame-src 'none'")
  const onError = vi.fn()
  const frame = mountAt(ADDRESS, place.body, { ...events, onError })
  await expect.poll(() => onError).toHaveBeenCalled()

  frame.remove()
  onError.mockClear()
  const next = vi.fn()
  mountAt(ADDRESS, place.body, { ...events, onError: next })

  await expect.poll(() => next).toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

test('other elements that the policy blocks change nothing', async () => {
  const place = await aPageWith(`frame-src ${new URL(ADDRESS).origin}`)
  const onError = vi.fn()
  const refused = new Promise((resolve) =>
    place.addEventListener('securitypolicyviolation', resolve),
  )
  mountAt(ADDRESS, place.body, { ...events, onError })

  const other = place.createElement('iframe')
  other.src = 'https://elsewhere.example/'
  place.body.append(other)

  await refused
  expect(onError).not.toHaveBeenCalled()
})

const ADDRESS = `${peerAddress('quiet')}/sdk`

/** A page with a content policy, below this one. */
async function aPageWith(policy: string): Promise<Document> {
  const element = document.createElement('iframe')
  element.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">`
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
  document.body.append(element)
  await loaded
  if (element.contentDocument === null) throw new Error('The page did not load')
  return element.contentDocument
}

test('a frame that the page removed and put back is another one, also after it was loaded again', async () => {
  const slot = aSlot()
  const frame = await mount(slot)
  const body = document.createElement('body')
  body.append(...document.body.children)
  expect(frame.isInPage()).toBe(false)

  document.body.replaceWith(body)
  expect(slot.querySelector('iframe')?.isConnected).toBe(true)
  expect(frame.isInPage()).toBe(false)

  frame.reload()
  expect(frame.isInPage()).toBe(true)
  frame.remove()
})

test('a frame in a slot that is out of the page is not lost when the slot is put back', async () => {
  const slot = document.createElement('div')
  const frame = await mount(slot)
  expect(frame.isInPage()).toBe(true)

  document.body.append(slot)
  expect(frame.isInPage()).toBe(true)

  slot.remove()
  expect(frame.isInPage()).toBe(false)
  document.body.append(slot)
  expect(frame.isInPage()).toBe(false)
  frame.remove()
})
